import { Text } from '@mantine/core';
import { ErrorArea } from '../forms/ErrorArea.tsx';
import { type Refresh, useSave } from '../forms/use-save.ts';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

interface Props extends Omit<QuestionProps, 'pending' | 'onConfirm'> {
  send: () => Promise<{ message: string }>;
  refresh: Refresh;
}

/** Asks for confirmation, runs the action and closes. A failure stays in the dialog. */
export function ConfirmDialog({ send, refresh, children, ...question }: Props) {
  const { save, problem } = useSave({
    send,
    refresh,
    refreshAfterFailure: true,
    onSaved: question.onClose,
  });
  return (
    <QuestionDialog {...question} pending={save.isPending} onConfirm={() => save.mutate()}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      <ErrorArea message={problem} />
    </QuestionDialog>
  );
}
