import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Paper,
  Slider,
  Stack,
  Text,
  Tooltip,
} from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { type HTMLAttributes, useState } from 'react';
import {
  CLASSES,
  DEFAULT_RECIPE,
  GREATEST_LENGTH,
  generatePassword,
  MIN_LENGTH,
  type Recipe,
  recipeSchema,
} from './generate-password.ts';

const LABELS: Record<(typeof CLASSES)[number], string> = {
  lower: 'a–z',
  upper: 'A–Z',
  digits: '0–9',
  symbols: '!#$…',
};

/** Escape closes only the generator, not the dialog around it. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

function readRecipe(text: string | undefined): Recipe {
  try {
    return recipeSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return DEFAULT_RECIPE;
  }
}

export function GeneratorPanel({ onUse }: { onUse: (password: string) => void }) {
  const [recipe, setRecipe] = useSessionStorage<Recipe>({
    key: 'password recipe',
    defaultValue: DEFAULT_RECIPE,
    deserialize: readRecipe,
    getInitialValueInEffect: false,
  });
  const [password, setPassword] = useState(() => generatePassword(recipe));
  const change = (part: Partial<Recipe>) => {
    const next = { ...recipe, ...part };
    setRecipe(next);
    setPassword(generatePassword(next));
  };
  const chosen = CLASSES.filter((name) => recipe[name]);
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {/* Two lines high, so nothing moves with the length slider. */}
        <Paper
          component="output"
          withBorder
          flex={1}
          miw={0}
          mih="3.2em"
          px={8}
          py={4}
          ff="monospace"
          fz="sm"
          lh={1.5}
          aria-label={t('Generated password')}
          translate="no"
        >
          {password}
        </Paper>
        <Tooltip label={t('Generate another')}>
          <ActionIcon
            {...OWN_ESCAPE}
            variant="default"
            aria-label={t('Generate another')}
            onClick={() => setPassword(generatePassword(recipe))}
          >
            <IconRefresh size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <div>
        <Text size="sm" fw={500}>
          {t('Length: {length}', { length: recipe.length })}
        </Text>
        <Slider
          min={MIN_LENGTH}
          max={GREATEST_LENGTH}
          value={recipe.length}
          label={null}
          thumbLabel={tc('password', 'Length')}
          thumbProps={OWN_ESCAPE as HTMLAttributes<HTMLDivElement>}
          onChange={(length) => change({ length })}
        />
      </div>
      <Group gap="xs" justify="space-between" role="group" aria-label={t('Characters')}>
        {CLASSES.map((name) => (
          <Checkbox
            key={name}
            {...OWN_ESCAPE}
            size="sm"
            label={LABELS[name]}
            checked={recipe[name]}
            disabled={recipe[name] && chosen.length === 1}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </Group>
      <Checkbox
        {...OWN_ESCAPE}
        size="sm"
        label={t('Avoid similar characters, such as l and 1')}
        checked={recipe.avoidLookAlikes}
        onChange={(event) => change({ avoidLookAlikes: event.currentTarget.checked })}
      />
      <Button {...OWN_ESCAPE} size="sm" data-autofocus onClick={() => onUse(password)}>
        {t('Use this password')}
      </Button>
    </Stack>
  );
}
