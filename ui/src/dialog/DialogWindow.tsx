import { Modal, type ModalProps } from '@mantine/core';
import { useUi } from '../context.ts';
import { CoverContext, useCover } from './cover.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

export interface DialogWindowProps extends Omit<ModalProps, 'opened'> {
  /** While a request is pending, the dialog stays open. */
  busy?: boolean;
  /** The question that any call may ask. While it's open, Escape closes no dialog below. */
  asksAboveOthers?: boolean;
}

/** Open while mounted. Unmounting returns the focus to the opener, which the library doesn't do. */
export function DialogWindow({
  busy = false,
  asksAboveOthers = false,
  closeOnEscape = true,
  onClose,
  ...props
}: DialogWindowProps) {
  const isBelow = useUi().useQuestionOpen() && !asksAboveOthers;
  const { isCovered, cover } = useCover();
  useReturnedFocus();
  return (
    <CoverContext value={cover}>
      <Modal
        opened
        {...props}
        closeOnEscape={closeOnEscape && !isBelow && !isCovered}
        onClose={busy ? () => {} : onClose}
      />
    </CoverContext>
  );
}
