import { useSessionStorage } from '@mantine/hooks';
import { z } from 'zod';
import { DEFAULT_RECIPE, GREATEST_LENGTH, LEAST_LENGTH, type Recipe } from './generate-password.ts';

const recipeSchema = z.object({
  length: z.number().int().min(LEAST_LENGTH).max(GREATEST_LENGTH),
  lower: z.boolean(),
  upper: z.boolean(),
  digits: z.boolean(),
  symbols: z.boolean(),
  avoidLookAlikes: z.boolean(),
});

function read(text: string | undefined): Recipe {
  try {
    return recipeSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return DEFAULT_RECIPE;
  }
}

export function useRecipe() {
  return useSessionStorage<Recipe>({
    key: 'password recipe',
    defaultValue: DEFAULT_RECIPE,
    deserialize: read,
    getInitialValueInEffect: false,
  });
}
