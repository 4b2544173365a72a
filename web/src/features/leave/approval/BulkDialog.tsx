import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { useShortDays } from '#ui/use-short-days.ts';

export function BulkDialog({
  approvals,
  onApprove,
  onClose,
}: {
  approvals: readonly Approval[];
  onApprove: () => void;
  onClose: () => void;
}) {
  const { period } = useShortDays();
  const count = approvals.length;
  return (
    <Dialog
      onClose={onClose}
      title={count === 1 ? 'Approve 1 request?' : `Approve ${count} requests?`}
      centered
    >
      <Stack gap="md">
        <Text size="sm">
          These have no coverage warning, no negative balance, no conflict and no hint from the law.
        </Text>
        <List size="sm" spacing="xs">
          {approvals.map(({ id, name, start, end, days, leave_type }) => (
            <List.Item key={id}>
              <bdi>{name}</bdi>, {period(start, end)} ({leaveTypeLabel(leave_type)},{' '}
              {daysInWords(days)})
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onApprove}>{count === 1 ? 'Approve 1' : `Approve all ${count}`}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
