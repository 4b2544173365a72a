import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';

/** Confirms that an employee has left and lists the consequences (pitfall 21). */
export function LeavingDialog({
  row,
  onConfirm,
  onCancel,
}: {
  row: EmployeeRecord;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { NOME: name, pending } = row;
  return (
    <Dialog
      onClose={onCancel}
      title={
        <>
          Has <bdi>{name}</bdi> left?
        </>
      }
      centered
    >
      <Stack gap="md">
        {pending > 0 && (
          <Text size="sm" fw={600}>
            {pending === 1
              ? '1 request that waits for a decision will be withdrawn.'
              : `${pending} requests that wait for a decision will be withdrawn.`}
          </Text>
        )}
        <Text size="sm">
          They can no longer request or decide leave, earn no more days, and leave the lists of
          names, birthdays and balances. Approved leave and all history stay.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onCancel}>
            Cancel
          </Button>
          <Button color="red.8" onClick={onConfirm}>
            Mark as left
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
