import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Text } from '@mantine/core';
import { QuestionDialog } from '#ui/feedback/QuestionDialog.tsx';

interface Props {
  row: EmployeeRecord;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms that an employee has left and lists the consequences (pitfall 21). */
export function LeavingDialog({ row: { NOME: name, pending }, onConfirm, onCancel }: Props) {
  return (
    <QuestionDialog
      title={
        <>
          Has <bdi>{name}</bdi> left?
        </>
      }
      action="Mark as left"
      onConfirm={onConfirm}
      onClose={onCancel}
    >
      {pending > 0 && (
        <Text size="sm" fw={600}>
          {pending === 1
            ? '1 request that waits for a decision will be withdrawn.'
            : `${pending} requests that wait for a decision will be withdrawn.`}
        </Text>
      )}
      <Text size="sm">
        They can no longer request or decide leave, earn no more days, and leave the lists of names,
        birthdays and balances. Approved leave and all history stay.
      </Text>
    </QuestionDialog>
  );
}
