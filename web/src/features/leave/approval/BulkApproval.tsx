import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { isWithoutWarning } from '@intranet/contract/leave/approval-warnings.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Button, Group, List, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { QuestionDialog } from '#ui/feedback/QuestionDialog.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './approvals.module.css';
import type { useDecisions } from './use-decisions.ts';

const requests = (count: number) => (count === 1 ? t('1 request') : `${count} requests`);

interface Props {
  open: readonly Approval[];
  decisions: ReturnType<typeof useDecisions>;
  onDone: (result: string) => void;
}

export function BulkApproval({ open, decisions, onDone }: Props) {
  const { approveAll, draftOf, running } = decisions;
  const [chosen, setChosen] = useState<readonly Approval[] | null>(null);
  const { period } = useShortDays();
  // Skips requests whose rejection is being written.
  const clear = open.filter(
    (one) => isWithoutWarning(one) && !running.has(one.id) && !draftOf(one.id).rejecting,
  );
  const approve = async (approvals: readonly Approval[]) => {
    setChosen(null);
    const approved = await approveAll(approvals);
    const failed = approvals.length - approved;
    const failures = failed > 0 ? ` ${requests(failed)} could not be approved.` : '';
    onDone(`Approved ${requests(approved)}.${failures}`);
  };
  return (
    <>
      <Group justify="space-between" gap="xs" className={classes.bar}>
        <Text size="sm" c="dimmed">
          {t('{length} to review', { length: requests(open.length) })}
        </Text>
        {clear.length > 0 && (
          <Button
            variant="light"
            leftSection={<IconChecks size={18} aria-hidden />}
            onClick={() => setChosen(clear)}
          >
            {t('Approve {length} without warnings', { length: clear.length })}
          </Button>
        )}
      </Group>
      {chosen && (
        <QuestionDialog
          title={t('Approve {length}?', { length: requests(chosen.length) })}
          action={
            chosen.length === 1
              ? t('Approve 1')
              : t('Approve all {length}', { length: chosen.length })
          }
          danger={false}
          onConfirm={() => void approve(chosen)}
          onClose={() => setChosen(null)}
        >
          <Text size="sm">
            {t(
              'These requests have no coverage warning, negative balance, conflict or vacation law hint.',
            )}
          </Text>
          <List size="sm" spacing="xs">
            {chosen.map(({ id, name, start, end, days, leave_type }) => (
              <List.Item key={id}>
                <bdi>{name}</bdi>, {period(start, end)} ({leaveTypeLabel(leave_type)},{' '}
                {daysInWords(days)})
              </List.Item>
            ))}
          </List>
        </QuestionDialog>
      )}
    </>
  );
}
