import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { saveFile } from '@intranet/ui/tables/data-table/save-file.ts';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { allHandsKeys, decksQuery, fetchDeckFile, takeBackDeck } from '../api.ts';
import { deckColumns } from './columns.tsx';
import { NewDeck } from './NewDeck.tsx';
import { afterTakingBack, keyOf } from './versions.ts';

const NO_DECKS: DeckVersion[] = [];

async function saveDeck(version: DeckVersion): Promise<void> {
  try {
    saveFile(`all-hands-${version.quarter}.json`, await fetchDeckFile(version));
  } catch (error) {
    notifyFailure(error, () => void saveDeck(version));
  }
}

export default function DecksPage() {
  const query = useQuery(decksQuery);
  const time = useMoments();
  const { moments } = time;
  const [taking, setTaking] = useState<DeckVersion | null>(null);
  const takenId = taking?.id ?? null;
  const decks = (!time.isPending && query.data) || NO_DECKS;
  const columns = useMemo(
    () => deckColumns(decks, moments, { onExport: saveDeck, onTakeBack: setTaking }),
    [decks, moments],
  );
  return (
    <PageShell
      width="full"
      title={t('Manage decks')}
      description={t('All Hands decks by quarter. Older ones stay available.')}
    >
      <DataTable
        label={t('Decks')}
        noun={(count) => t('{count, plural, one {# deck} other {# decks}}', { count })}
        search={
          <Title order={2} size="h3" lh={{ base: '44px', sm: '36px' }}>
            {t('Decks')}
          </Title>
        }
        rows={decks}
        columns={columns}
        rowKey={keyOf}
        empty={t('No decks yet')}
        expectedRows={1}
        {...tableState(query, time)}
      />
      <NewDeck newest={decks.find(({ shown, readable }) => shown && readable)} />
      {taking && takenId !== null && (
        <ConfirmDialog
          title={t('Unpublish the {quarter} deck?', { quarter: quarterText(taking.quarter) })}
          action={t('Unpublish')}
          send={() => takeBackDeck({ ...taking, id: takenId })}
          refresh={allHandsKeys.refresh}
          onClose={() => setTaking(null)}
        >
          {afterTakingBack(decks, taking, moments.minute)}{' '}
          {t('The unpublished deck stays in the list, and you can still export it.')}
        </ConfirmDialog>
      )}
    </PageShell>
  );
}
