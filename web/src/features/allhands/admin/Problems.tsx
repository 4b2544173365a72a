import type { DeckProblem } from '@intranet/contract/allhands/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Stack, Text } from '@mantine/core';
import { namePath } from './field-names.ts';
import classes from './Problems.module.css';

const QUOTED = 120;

interface Problem extends DeckProblem {
  /** The field within its part of the deck, in words. */
  field: string;
  /** Its line of the text, unless the problem before quotes the same. */
  quoted: string | undefined;
}

/** Problems by part of the deck, such as Goals. Errors of the JSON itself come first. */
function groupProblems(problems: readonly DeckProblem[], text: string): Map<string, Problem[]> {
  const lines = text.split('\n');
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const [part = '', ...rest] = namePath(problem.place === '' ? [] : problem.place.split('.'));
    const group = groups.get(part) ?? [];
    const quoted = lines[problem.line - 1]?.trim().slice(0, QUOTED);
    const repeats = group.at(-1)?.line === problem.line;
    group.push({ ...problem, field: rest.join(' › '), quoted: repeats ? undefined : quoted });
    groups.set(part, group);
  }
  return groups;
}

interface ProblemsProps {
  problems: readonly DeckProblem[];
  text: string;
}

/** What is wrong in a JSON file, line by line. */
export function Problems({ problems, text }: ProblemsProps) {
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {t('{count, plural, one {# problem} other {# problems}}', { count: problems.length })}
      </Text>
      {[...groupProblems(problems, text)].map(([part, group]) => (
        <section key={part} aria-label={part || t('File')}>
          <Text fw={600} size="sm" mb={4}>
            {part || t('File')}
          </Text>
          <ul className={classes.list} aria-label={t('Problems')}>
            {group.map(({ line, place, message, field, quoted }) => (
              <li key={`${line} ${place} ${message}`}>
                <Text size="sm">
                  {field && `${field}: `}
                  {message}
                </Text>
                <Group gap="xs" fz="xs" c="dimmed">
                  {t('Line {line}', { line })}
                  {quoted && <code>{quoted}</code>}
                </Group>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
