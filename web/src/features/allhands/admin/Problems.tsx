import type { DeckProblem } from '@intranet/contract/allhands/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, Text, UnstyledButton } from '@mantine/core';
import classes from './Problems.module.css';

const QUOTED = 120;

interface Props {
  problems: readonly DeckProblem[];
  text: string;
  onLine: (line: number) => void;
}

export function Problems({ problems, text, onLine }: Props) {
  const lines = text.split('\n');
  return (
    <Stack gap="xs">
      <Text role="status" fw={600}>
        {t('{count, plural, one {# problem} other {# problems}}', { count: problems.length })}
      </Text>
      <ul className={classes.list} aria-label={t('Problems')}>
        {problems.map(({ line, place, message }) => (
          <li key={`${line} ${place} ${message}`}>
            <UnstyledButton className={classes.problem} onClick={() => onLine(line)}>
              <Text component="span" size="sm" fw={600} className={classes.place}>
                {place ? t('Line {line} · {place}', { line, place }) : t('Line {line}', { line })}
              </Text>
              <Text component="span" size="sm" display="block">
                {message}
              </Text>
              <Text component="span" size="xs" c="dimmed" className={classes.quoted}>
                {lines[line - 1]?.trim().slice(0, QUOTED)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
