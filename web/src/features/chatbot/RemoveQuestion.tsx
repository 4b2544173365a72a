import type { UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { chatbotKeys, removeQuestion } from './api.ts';

/** Asks once more before a question is forgotten. */
export function RemoveQuestion({
  question: { id, question },
  onClose,
}: {
  question: UnansweredQuestion;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: () => removeQuestion(id),
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      onClose();
    },
    onError: (error) => setProblem(sentenceOf(error)),
    // Also after a failure: it may be gone already.
    onSettled: () => chatbotKeys.refresh(queryClient),
  });
  return (
    <Dialog onClose={onClose} busy={remove.isPending} title="Remove this question?" centered>
      <Stack gap="md">
        <Text size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {question}
        </Text>
        <ErrorArea message={problem} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus disabled={remove.isPending} onClick={onClose}>
            Back
          </Button>
          <Button color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
