import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './approvals.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import type { useDecisions } from './use-decisions.ts';

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

export function BulkApproval({
  open,
  decisions: { approveAll, draftOf, running },
  onDone,
}: {
  open: readonly Approval[];
  decisions: ReturnType<typeof useDecisions>;
  onDone: (result: string) => void;
}) {
  const [chosen, setChosen] = useState<readonly Approval[] | null>(null);
  // Skips requests whose rejection is being written.
  const clear = open.filter(
    (one) => isWithoutWarning(one) && !running.has(one.id) && !draftOf(one.id).rejecting,
  );
  const approve = async (approvals: readonly Approval[]) => {
    setChosen(null);
    const approved = await approveAll(approvals);
    const rest = approvals.length - approved;
    const failures = rest > 0 ? ` ${requests(rest)} could not be approved.` : '';
    onDone(`Approved ${requests(approved)}.${failures}`);
  };
  return (
    <>
      <Group justify="space-between" gap="xs" className={classes.bar}>
        <Text size="sm" c="dimmed">
          {requests(open.length)} to decide
        </Text>
        {clear.length > 0 && (
          <Button
            variant="light"
            leftSection={<IconChecks size={18} aria-hidden />}
            onClick={() => setChosen(clear)}
          >
            Approve {clear.length} without warnings
          </Button>
        )}
      </Group>
      {chosen && (
        <BulkDialog
          approvals={chosen}
          onApprove={() => void approve(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
