import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { peopleKeys } from '#features/people/api.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';

/** Asks once more before a rule or a naming is taken back. */
export function ConfirmRemoval({
  title,
  text,
  remove,
  onClose,
}: {
  title: string;
  text: string;
  remove: () => Promise<{ message: string }>;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: remove,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      onClose();
    },
    onError: (error) => setProblem(sentenceOf(error)),
    // Also after a failure: it may be gone already.
    onSettled: () => peopleKeys.refresh(queryClient),
  });
  return (
    <Dialog onClose={onClose} busy={save.isPending} title={title} centered>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <ErrorArea message={problem} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus disabled={save.isPending} onClick={onClose}>
            Back
          </Button>
          <Button color="red.8" loading={save.isPending} onClick={() => save.mutate()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
