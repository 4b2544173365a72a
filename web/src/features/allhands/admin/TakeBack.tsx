import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { allHandsKeys, takeBackDeck } from '../api.ts';

/** Asks once more before a deck is taken back, and says what is shown then. */
export function TakeBack({
  version: { quarter, id },
  then,
  onClose,
}: {
  version: DeckVersion & { id: number };
  /** What is shown then, in a sentence. */
  then: string;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: () => takeBackDeck({ quarter, id }),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      onClose();
    },
    // Also after a failure: somebody may have taken it back already.
    onSettled: () => allHandsKeys.refresh(queryClient),
  });
  return (
    <Dialog
      onClose={onClose}
      busy={taking.isPending}
      title={`Take back the deck of ${quarter}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Stack gap="md">
        <Text size="sm">{then} The one taken back stays in the list, and can be exported.</Text>
        <ErrorArea message={taking.error && sentenceOf(taking.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus disabled={taking.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button color="red.8" loading={taking.isPending} onClick={() => taking.mutate()}>
            Take back
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
