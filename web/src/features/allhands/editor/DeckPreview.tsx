import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deckQuery } from '../api.ts';
import { Preview } from '../presenter/Preview.tsx';
import type { PreviewedDeck } from './find-problems.ts';

const NO_REPORTS = { kpi: '', vacation: '', commercial: '', mea: '' };
/** The reports' addresses are the same for all quarters. */
const NEWEST = deckQuery('');

/** The section's slide as it will show. While a figure can't be shown, the slide keeps the last ones. */
export function DeckPreview({ id, deck }: { id: SectionId; deck: PreviewedDeck | null }) {
  const [last, setLast] = useState(deck);
  if (deck && deck !== last) setLast(deck);
  const shown = deck ?? last;
  const { data } = useQuery(NEWEST);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {t('Preview of slide {number}', { number: SECTION_IDS.indexOf(id) + 1 })}
      </Text>
      {shown && <Preview id={id} deck={shown} embeds={data?.embeds ?? NO_REPORTS} />}
      {!deck && (
        <Text size="sm" c="dimmed">
          {t('Fix the marked fields to update the preview.')}
        </Text>
      )}
    </Stack>
  );
}
