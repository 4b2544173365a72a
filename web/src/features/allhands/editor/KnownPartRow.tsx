import type { KnownPart } from '@intranet/contract/allhands/known-parts.ts';
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
import { fillDraft } from './known-parts.ts';

const LABELS: Record<KnownPart, Message> = {
  headcount: msg('Headcount of Grupo'),
  age_bands: msg('Age bands'),
  time_bands: msg('Time at the company'),
  away: msg('People away'),
  revenue: msg('Revenue and goal by month'),
};

const IMPOSSIBLE = msg(
  'The intranet can’t fill this in: somebody’s date is missing, or a band’s name has no range such as 20-29.',
);

/** A part that the product can fill in: the date of its figures, and a button that reads them again. */
export function KnownPartRow({ part }: { part: KnownPart }) {
  const { draft, readOnly, edit } = useEditing();
  const known = useQuery(knownFiguresQuery);
  const [impossible, setImpossible] = useState(false);
  const asOf = valueAt(draft, ['as_of', part]);
  const label = t(LABELS[part]);
  const fill = () => {
    const filled = known.data && fillDraft(draft, known.data, part);
    setImpossible(!filled);
    if (filled) edit([], filled);
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
          // A fraction of a pixel would cut the label.
          styles={{ label: { overflow: 'visible' } }}
          loading={known.isPending}
          onClick={fill}
        >
          {typeof asOf === 'string' ? t('Update') : t('Fill in from the intranet')}
        </Button>
      </Group>
      {impossible && (
        <Text size="sm" c="red" role="alert">
          {t(IMPOSSIBLE)}
        </Text>
      )}
    </div>
  );
}
