import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { accountsKeys } from '../api.ts';
import { closeOtherSessions } from './api.ts';

/** Asks once more before every other session ends. */
export function CloseOthersDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const queryClient = useQueryClient();
  const close = useMutation({
    mutationFn: closeOtherSessions,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      onClose();
      return accountsKeys.refresh(queryClient);
    },
  });
  return (
    <Dialog onClose={onClose} title="Sign out the others?">
      <Stack gap="md">
        <ErrorArea message={close.error?.message ?? null} />
        <Text size="sm">
          {count === 1 ? 'One other device has' : `${count} other devices have`} to sign in again.
          What is not saved there is lost. You stay signed in here.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red.8" loading={close.isPending} onClick={() => close.mutate()}>
            Sign out
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
