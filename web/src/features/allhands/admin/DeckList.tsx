import type { DraftSummary } from '@intranet/contract/allhands/draft-endpoints.ts';
import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { quarterAfter } from '@intranet/contract/allhands/next-quarter.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import type { QuarterReaders } from '@intranet/contract/allhands/readers-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { saveFile } from '@intranet/ui/tables/data-table/save-file.ts';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Button, Collapse, Group, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  allHandsKeys,
  decksQuery,
  draftsQuery,
  fetchDeckFile,
  readersQuery,
  startDraft,
  takeBackDeck,
} from '../api.ts';
import { deckColumns } from './columns.tsx';
import { Drafts } from './Drafts.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';
import { UploadDeck } from './UploadDeck.tsx';
import { afterTakingBack, keyOf } from './versions.ts';

const NO_DECKS: DeckVersion[] = [];
const NO_DRAFTS: DraftSummary[] = [];
const NO_READERS: QuarterReaders[] = [];

async function saveDeck(version: DeckVersion): Promise<void> {
  try {
    saveFile(`all-hands-${version.quarter}.json`, await fetchDeckFile(version));
  } catch (error) {
    notifyFailure(error, () => void saveDeck(version));
  }
}

interface Props {
  onDraft: (quarter: string) => void;
}

export function DeckList({ onDraft }: Props) {
  const query = useQuery(decksQuery);
  const draftQuery = useQuery(draftsQuery);
  const readersList = useQuery(readersQuery);
  const time = useMoments();
  const { moments } = time;
  const [taking, setTaking] = useState<DeckVersion | null>(null);
  const [readersOf, setReadersOf] = useState<string | null>(null);
  const [advanced, setAdvanced] = useState(false);
  const area = useId();
  const decks = (!time.isPending && query.data) || NO_DECKS;
  const drafts = draftQuery.data ?? NO_DRAFTS;
  const newest = decks.find(({ shown, readable }) => shown && readable);
  const next = newest && quarterAfter(newest.quarter);
  const { save: start, problem } = useSave({
    send: startDraft,
    refresh: allHandsKeys.refresh,
    refreshAfterFailure: true,
    saved: null,
    onSaved: (_, { quarter }) => onDraft(quarter),
  });
  /** Continues with the quarter's draft, or starts one from its published deck. */
  const edit = (quarter: string) => {
    if (drafts.some((draft) => draft.quarter === quarter)) onDraft(quarter);
    else start.mutate({ quarter, from: quarter });
  };
  const columns = deckColumns(decks, readersList.data ?? NO_READERS, moments, {
    onReaders: setReadersOf,
    onEdit: edit,
    onExport: advanced ? saveDeck : undefined,
    onTakeBack: setTaking,
  });
  const takenId = taking?.id ?? null;
  const Chevron = advanced ? IconChevronUp : IconChevronDown;
  return (
    <PageShell
      width="full"
      title={t('Manage decks')}
      description={t('All Hands decks by quarter. Older ones stay available.')}
      actions={
        newest &&
        next &&
        draftQuery.data &&
        !drafts.some(({ quarter }) => quarter === next) && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate({ quarter: next, from: newest.quarter })}
          >
            {t('Start {next} from {quarter}', {
              next: quarterText(next),
              quarter: quarterText(newest.quarter),
            })}
          </Button>
        )
      }
    >
      <ErrorArea message={problem} />
      <Drafts drafts={drafts} onOpen={onDraft} />
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
        {...tableState(query, draftQuery, readersList, time)}
      />
      <div>
        <Group>
          <Button
            variant="subtle"
            color="gray"
            aria-expanded={advanced}
            aria-controls={area}
            rightSection={<Chevron size={16} aria-hidden />}
            onClick={() => setAdvanced(!advanced)}
          >
            {t('Advanced')}
          </Button>
        </Group>
        <Collapse expanded={advanced} id={area} pt="sm">
          <UploadDeck onDraft={onDraft} />
        </Collapse>
      </div>
      {readersOf && readersList.data && (
        <ReadersDialog
          quarter={readersOf}
          current={readersList.data.find(({ quarter }) => quarter === readersOf)}
          onClose={() => setReadersOf(null)}
        />
      )}
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
