import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { draftQuery } from '../api.ts';
import { DeckEditor } from './DeckEditor.tsx';

interface Props {
  quarter: string;
  section: SectionId;
  onSection: (id: SectionId) => void;
}

/** Loads a quarter's draft for its editor. */
export function EditorScreen({ quarter, section, onSection }: Props) {
  const query = useQuery(draftQuery(quarter));
  const { data, error } = query;
  const gone = error instanceof CallError && error.code === 'not_found';
  if (data) return <DeckEditor draft={data} gone={gone} section={section} onSection={onSection} />;
  return (
    <PageShell
      width="full"
      title={t('{quarter} deck', { quarter: quarterText(quarter) })}
      back="/decks"
    >
      {error ? (
        <LoadFailure title={t('Couldn’t load the draft')} query={query} />
      ) : (
        <Loader role="status" aria-label={t('Loading')} />
      )}
    </PageShell>
  );
}
