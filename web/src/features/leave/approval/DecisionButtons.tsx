import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconCheck, IconMessagePlus } from '@tabler/icons-react';

type Answer = 'approve' | 'reject';

const LABELS = {
  leave: { approve: t('Approve'), reject: t('Reject') },
  cancellation: { approve: t('Approve cancellation'), reject: t('Keep leave') },
} as const;

interface Props {
  asks: Approval['asks'];
  harmless: boolean;
  onDecide: (answer: Answer) => void;
  pending: Answer | null;
  /** Undefined once the note has its field. */
  onAddNote: (() => void) | undefined;
}

export function DecisionButtons({ asks, harmless, onDecide, pending, onAddNote }: Props) {
  const labels = LABELS[asks];
  const phone = useBelow('sm');
  const flex = phone ? '1 1 auto' : 'none';
  return (
    <Group gap="xs" justify="flex-end" wrap={phone ? 'wrap' : 'nowrap'}>
      {onAddNote && (
        <ActionIcon
          variant="default"
          size={phone ? 44 : 36}
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
        flex={flex}
        loading={pending === 'reject'}
        disabled={pending === 'approve'}
        data-reject
        onClick={() => onDecide('reject')}
      >
        {labels.reject}
      </Button>
      <Button
        variant={harmless ? 'filled' : 'outline'}
        flex={flex}
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
