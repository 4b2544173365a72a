import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

interface Props extends Omit<ModalProps, 'opened'> {
  /** What was sent is not answered yet: nothing closes it, so that a failure finds its form. */
  busy?: boolean;
  /** Something was typed: no slip closes it, neither Escape nor a click beside it. */
  dirty?: boolean;
}

function stay(): void {
  // Until the answer is there.
}

/**
 * A dialog that is there while it is drawn. When it goes, the focus returns to what opened it, so that
 * a reader by keyboard goes on where they were; the library does so only for one that stays mounted.
 */
export function Dialog({ busy = false, dirty = false, onClose, ...props }: Props) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog's own last doings; and not when something else has taken the focus by then.
      setTimeout(() => {
        const lost = document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
  return (
    <Modal
      opened
      closeOnEscape={!dirty}
      closeOnClickOutside={!dirty}
      {...props}
      onClose={busy ? stay : onClose}
    />
  );
}
