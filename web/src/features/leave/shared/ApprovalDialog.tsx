import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import type { ComponentProps } from 'react';
import { ApprovalCard } from '../approval/ApprovalCard.tsx';

interface Props extends Omit<ComponentProps<typeof ApprovalCard>, 'initiallyOpen'> {
  onClose: () => void;
}

/** A request with all that its decision needs, above the page. */
export default function ApprovalDialog({ onClose, ...card }: Props) {
  return (
    <Dialog
      title={t('Request to decide')}
      size="lg"
      busy={card.pending !== null}
      dirty={card.note !== ''}
      onClose={onClose}
    >
      <ApprovalCard {...card} initiallyOpen />
    </Dialog>
  );
}
