import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import type { ComponentProps } from 'react';
import { ApprovalCard } from '../approval/ApprovalCard.tsx';

interface Props extends Omit<ComponentProps<typeof ApprovalCard>, 'initiallyOpen'> {
  onClose: () => void;
}

/** A request with everything that is needed to decide it. */
export default function ApprovalDialog({ onClose, ...card }: Props) {
  return (
    <Dialog
      title={t('Leave request')}
      size="lg"
      busy={card.pending !== null}
      dirty={card.note !== ''}
      onClose={onClose}
    >
      <ApprovalCard {...card} initiallyOpen />
    </Dialog>
  );
}
