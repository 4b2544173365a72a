import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Button, Group, Kbd, List, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { QuestionDialog } from '#ui/feedback/QuestionDialog.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './approvals.module.css';
import { isHarmless } from './list-items.ts';
import type { useDecisions } from './use-decisions.ts';

/** The same keys as in use-approval-keys.ts. */
const KEYS = [
  { keys: ['J', 'K'], label: t('next, previous') },
  { keys: ['A'], label: t('approve') },
  { keys: ['R'], label: t('reject') },
];

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
    (one) => isHarmless(one) && !running.has(one.id) && !draftOf(one.id).rejecting,
  );
  const approve = async (approvals: readonly Approval[]) => {
    setChosen(null);
    const approved = await approveAll(approvals);
    const failed = approvals.length - approved;
    const failures = t(
      '{failed, plural, one {# request couldn’t be approved.} other {# requests couldn’t be approved.}}',
      { failed },
    );
    const done = t('{approved, plural, one {Approved # request.} other {Approved # requests.}}', {
      approved,
    });
    onDone(failed > 0 ? `${done} ${failures}` : done);
  };
  return (
    <>
      <Group justify="space-between" gap="xs" className={classes.bar}>
        <Text size="sm" c="dimmed">
          {t('{count, plural, one {# request to review} other {# requests to review}}', {
            count: open.length,
          })}
          <span className={classes.keys}>
            {KEYS.map(({ keys, label }) => (
              <span key={label}>
                {keys.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
                {label}
              </span>
            ))}
          </span>
        </Text>
        {clear.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            onClick={() => setChosen(clear)}
          >
            {t('Approve the {count} with no issues', { count: clear.length })}
          </Button>
        )}
      </Group>
      {chosen && (
        <QuestionDialog
          title={t('{count, plural, one {Approve # request?} other {Approve # requests?}}', {
            count: chosen.length,
          })}
          action={t('{count, plural, one {Approve #} other {Approve all #}}', {
            count: chosen.length,
          })}
          danger={false}
          onConfirm={() => void approve(chosen)}
          onClose={() => setChosen(null)}
        >
          <Text size="sm">
            {t(
              'These requests have no coverage warning, negative balance, overlap or vacation law hint.',
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
