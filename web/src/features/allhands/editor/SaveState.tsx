import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { Text } from '@mantine/core';
import type { DraftEditor } from './use-draft-editor.ts';

function stateText({ dirty, saving, conflict, failure, gone }: DraftEditor): string | null {
  if (saving) return t('Saving…');
  if (conflict || failure || gone) return t('Not saved');
  return dirty ? t('Unsaved changes') : null;
}

/** Whether the draft is saved, by whom and when. Nobody but admins sees it before it is published. */
export function SaveState({ editor }: { editor: DraftEditor }) {
  const { moments } = useMoments();
  const { by, at } = editor.saved;
  return (
    <Text component="span" inherit>
      {stateText(editor) ??
        t('Saved {at} by {name}. Only administrators can see this draft.', {
          at: moments.minute(at),
          name: by,
        })}
    </Text>
  );
}
