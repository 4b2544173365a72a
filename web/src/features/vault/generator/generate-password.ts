import { z } from 'zod';

export const MIN_LENGTH = 8;
export const GREATEST_LENGTH = 64;
export const CLASSES = ['lower', 'upper', 'digits', 'symbols'] as const;

export const recipeSchema = z.object({
  length: z.number().int().min(MIN_LENGTH).max(GREATEST_LENGTH),
  lower: z.boolean(),
  upper: z.boolean(),
  digits: z.boolean(),
  symbols: z.boolean(),
  avoidLookAlikes: z.boolean(),
});
export type Recipe = z.output<typeof recipeSchema>;

export const DEFAULT_RECIPE: Recipe = {
  length: 20,
  lower: true,
  upper: true,
  digits: true,
  symbols: true,
  avoidLookAlikes: true,
};

const CHARACTERS: Record<(typeof CLASSES)[number], string> = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
};
const LOOK_ALIKES = /[Il1|O0oB8S5Z2]/g;

export function alphabetsOf(recipe: Recipe): string[] {
  return CLASSES.filter((name) => recipe[name]).map((name) =>
    recipe.avoidLookAlikes ? CHARACTERS[name].replace(LOOK_ALIKES, '') : CHARACTERS[name],
  );
}

const BYTES = 256;

/** Discards bytes that would cause a bias. @param bound at most 256 */
function randomBelow(bound: number): number {
  const limit = BYTES - (BYTES % bound);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? limit) >= limit);
  return (byte[0] ?? 0) % bound;
}

/** All passwords with every chosen class are equally likely. @throws Error when no class is chosen */
export function generatePassword(recipe: Recipe): string {
  const alphabets = alphabetsOf(recipe);
  if (alphabets.length === 0) throw new Error('No kind of character is chosen');
  const all = alphabets.join('');
  for (;;) {
    const password = Array.from({ length: recipe.length }, () =>
      all.charAt(randomBelow(all.length)),
    ).join('');
    const hasOneOf = (alphabet: string) => [...alphabet].some((char) => password.includes(char));
    if (alphabets.every(hasOneOf)) return password;
  }
}
