import type { DeckDraft } from '@intranet/contract/allhands/draft-endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { QuestionDialog } from '@intranet/ui/dialog/QuestionDialog.tsx';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { allHandsKeys, checkQuery, publishDraft } from '../api.ts';
import { keepPreview } from '../preview.ts';
import { DeckChanges } from './DeckChanges.tsx';

interface Props {
  draft: DeckDraft;
  text: string;
  version: number;
  onPublished: () => void;
  onClose: () => void;
}

/** Shows what changes before it publishes. */
export function PublishDialog({ draft, text, version, onPublished, onClose }: Props) {
  const quarter = quarterText(draft.quarter);
  const check = useQuery(checkQuery(text));
  const checked = check.data?.checked;
  const { save, problem } = useSave({
    send: () => publishDraft(draft.quarter, { version, over: checked?.over ?? null }),
    refresh: allHandsKeys.refresh,
    onSaved: () => {
      keepPreview(null);
      onPublished();
    },
  });
  return (
    <QuestionDialog
      title={t('Publish the {quarter} deck?', { quarter })}
      action={draft.replaces ? t('Replace the published deck') : t('Publish')}
      danger={false}
      pending={save.isPending || check.isFetching}
      onConfirm={() => checked && save.mutate()}
      onClose={onClose}
    >
      <Pending queries={[check]}>
        {checked ? (
          <DeckChanges checked={checked} />
        ) : (
          <Loader size="sm" aria-label={t('Loading')} />
        )}
      </Pending>
      <ErrorArea message={problem} />
    </QuestionDialog>
  );
}
