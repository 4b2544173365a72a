import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconCheck, IconMessagePlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { settle } from '#ui/tables/settle.ts';
import classes from './DecisionForm.module.css';

type Answer = 'approve' | 'reject';

const LABELS = {
  leave: { approve: t('Approve'), reject: t('Reject') },
  cancellation: { approve: t('Approve cancellation'), reject: t('Keep leave') },
} as const;

interface Props {
  asks: Approval['asks'];
  harmless: boolean;
  rejecting: boolean;
  onRejecting: (rejecting: boolean) => void;
  onDecide: (answer: Answer) => void;
  pending: Answer | null;
  /** Undefined once the note has its field. */
  onAddNote: (() => void) | undefined;
}

/** The buttons of a decision form, in one row for both steps. */
export function DecisionButtons(props: Props) {
  const { asks, harmless, rejecting, onRejecting, onDecide, pending, onAddNote } = props;
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(rejecting);
  useLayoutEffect(() => {
    if (shown.current === rejecting) return;
    shown.current = rejecting;
    // A double click on Reject must not confirm it, nor take the focus from the reason.
    const buttons = row.current;
    if (buttons) settle(buttons.closest('[data-request]') ?? buttons);
  }, [rejecting]);

  if (rejecting) {
    return (
      <Group key="confirm" ref={row} gap="xs" className={classes.buttons}>
        <Button variant="default" disabled={pending !== null} onClick={() => onRejecting(false)}>
          {t('Cancel')}
        </Button>
        <Button color="red.8" loading={pending === 'reject'} onClick={() => onDecide('reject')}>
          {t('Reject request')}
        </Button>
      </Group>
    );
  }
  const labels = LABELS[asks];
  return (
    <Group key="decide" ref={row} gap="xs" className={classes.buttons}>
      {onAddNote && (
        <ActionIcon
          variant="default"
          size={36}
          className={classes.add}
          aria-label={t('Add note')}
          title={t('Add note')}
          disabled={pending !== null}
          onClick={onAddNote}
        >
          <IconMessagePlus size={18} aria-hidden />
        </ActionIcon>
      )}
      <Button
        variant="default"
        loading={pending === 'reject'}
        disabled={pending === 'approve'}
        data-reject
        // A rejection asks for its reason first. Keeping a leave as it is changes nothing.
        onClick={() => (asks === 'leave' ? onRejecting(true) : onDecide('reject'))}
      >
        {labels.reject}
      </Button>
      <Button
        variant={harmless ? 'filled' : 'outline'}
        leftSection={asks === 'leave' && <IconCheck size={18} aria-hidden />}
        loading={pending === 'approve'}
        disabled={pending === 'reject'}
        data-approve
        onClick={() => onDecide('approve')}
      >
        {labels.approve}
      </Button>
    </Group>
  );
}
