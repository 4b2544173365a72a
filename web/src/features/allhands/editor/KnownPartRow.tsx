import type { BandProblem } from '@intranet/contract/allhands/known-figures.ts';
import type { KnownPart } from '@intranet/contract/allhands/known-parts.ts';
import { listInWords } from '@intranet/contract/balance/amounts.ts';
import { formatDay } from '@intranet/contract/core/days.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { FailureMessage } from '@intranet/ui/feedback/FailureMessage.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownFiguresQuery } from '../api.ts';
import { useEditing } from './editing.ts';
import { valueAt } from './json.ts';
import { bandProblemOf, fillDraft } from './known-parts.ts';

const LABELS: Record<KnownPart, Message> = {
  headcount: msg('Headcount of Grupo'),
  age_bands: msg('Age bands'),
  time_bands: msg('Time at the company'),
  away: msg('People away'),
  revenue: msg('Revenue and goal by month'),
};

/** Names the people, the label or the age that has no place in the bands. */
function problemInWords(part: KnownPart, problem: BandProblem | null): string {
  switch (problem?.reason) {
    case 'no_date': {
      const { people, names } = problem;
      const list = people > names.length ? [...names, '…'].join(', ') : listInWords(names);
      return part === 'age_bands'
        ? t(
            '{count, plural, one {A birth date is missing: {list}} other {# birth dates are missing: {list}}}',
            { count: people, list },
          )
        : t(
            '{count, plural, one {A start date is missing: {list}} other {# start dates are missing: {list}}}',
            { count: people, list },
          );
    }
    case 'no_range':
      return t('“{label}” has no range of years, such as “20-29” or “50+”.', problem);
    case 'no_band':
      return t(
        'None of these bands covers {years, plural, one {# year} other {# years}}.',
        problem,
      );
    case 'several_bands':
      return t(
        'More than one of these bands covers {years, plural, one {# year} other {# years}}.',
        problem,
      );
    default:
      return t('The deck has no list for these figures.');
  }
}

/** A part that the product can fill in: the date of its figures, and a button that reads them again. */
export function KnownPartRow({ part }: { part: KnownPart }) {
  const { draft, readOnly, edit } = useEditing();
  const known = useQuery(knownFiguresQuery);
  const [refused, setRefused] = useState<string | null>(null);
  const asOf = valueAt(draft, ['as_of', part]);
  const label = t(LABELS[part]);
  const fill = () => {
    if (!known.data) return;
    const filled = fillDraft(draft, known.data, part);
    if (filled) edit([], filled);
    setRefused(filled ? null : problemInWords(part, bandProblemOf(draft, known.data, part)));
  };
  if (known.error) {
    return (
      <FailureMessage message={sentenceOf(known.error)} onRetry={() => void known.refetch()} />
    );
  }
  return (
    <div>
      <Group gap="xs" role="group" aria-label={label}>
        <Text size="sm">
          {typeof asOf === 'string'
            ? t('{part}: as of {day}', { part: label, day: formatDay(asOf) })
            : label}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          disabled={readOnly}
          loading={known.isPending}
          onClick={fill}
        >
          {typeof asOf === 'string' ? t('Update') : t('Fill in from the intranet')}
        </Button>
      </Group>
      {refused && (
        <Text size="sm" c="red" role="alert">
          {refused}
        </Text>
      )}
    </div>
  );
}
