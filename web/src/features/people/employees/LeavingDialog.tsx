import { t } from '@intranet/contract/core/i18n/t.ts';
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
      action={t('Mark as former employee')}
      onConfirm={onConfirm}
      onClose={onCancel}
    >
      {pending > 0 && (
        <Text size="sm" fw={600}>
          {pending === 1
            ? t('1 pending request will be withdrawn.')
            : t('{pending} pending requests will be withdrawn.', { pending })}
        </Text>
      )}
      <Text size="sm">
        {t(
          'They can no longer request or approve leave, stop earning days, and no longer appear in lists of names, birthdays and balances. Approved leave and all history are kept.',
        )}
      </Text>
    </QuestionDialog>
  );
}
