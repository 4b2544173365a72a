import type { DraftSummary } from '@intranet/contract/allhands/draft-endpoints.ts';
import { DECK_FILE } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { FileChooser } from '@intranet/ui/forms/FileChooser.tsx';
import { loadFile } from '@intranet/ui/forms/load-file.ts';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allHandsKeys, checkDeck, draftsQuery, saveDraft } from '../api.ts';
import { Problems } from './Problems.tsx';

interface Props {
  onDraft: (quarter: string) => void;
}

/** Makes a draft of a JSON file. It asks before it replaces a draft of the same quarter. */
export function UploadDeck({ onDraft }: Props) {
  const queryClient = useQueryClient();
  const [replacing, setReplacing] = useState<{ text: string; draft: DraftSummary } | null>(null);
  const store = async (quarter: string, version: number | null, text: string) => {
    const reply = await saveDraft(quarter, version, text);
    await allHandsKeys.refresh(queryClient);
    onDraft(quarter);
    return reply;
  };
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const text = await (await loadFile(file, DECK_FILE)).text();
      const { problems, checked } = await checkDeck({ text });
      if (!checked) return { problems, text };
      const { deck } = checked;
      const valid = JSON.stringify(deck);
      // Another administrator may have started it since the page loaded.
      const drafts = await queryClient.fetchQuery({ ...draftsQuery, staleTime: 0 });
      const draft = drafts.find(({ quarter }) => quarter === deck.quarter);
      if (draft) setReplacing({ text: valid, draft });
      else await store(deck.quarter, null, valid);
      return { problems, text };
    },
  });
  const quarter = replacing && quarterText(replacing.draft.quarter);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(
          'Export a deck as JSON from the list, edit the file and choose it here. It becomes a draft.',
        )}
      </Text>
      <FileChooser
        name={upload.variables?.name ?? null}
        kind={DECK_FILE}
        invitation={t('Drop a JSON file here, or choose one.')}
        label={t('the deck')}
        secondary
        busy={upload.isPending}
        onChoose={(file) => upload.mutate(file)}
      />
      <ErrorArea message={upload.error && sentenceOf(upload.error)} />
      {upload.data && upload.data.problems.length > 0 && <Problems {...upload.data} />}
      {replacing && quarter && (
        <ConfirmDialog
          title={t('Replace the {quarter} draft?', { quarter })}
          action={t('Replace the draft')}
          send={() => store(replacing.draft.quarter, replacing.draft.version, replacing.text)}
          refresh={allHandsKeys.refresh}
          onClose={() => setReplacing(null)}
        >
          {t('{name} edited this draft last. Its text is replaced by the file’s.', {
            name: replacing.draft.edited_by,
          })}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
