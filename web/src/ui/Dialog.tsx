import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

interface Props extends Omit<ModalProps, 'opened'> {
  /** While a request is pending, the dialog stays open. */
  busy?: boolean;
  /** With unsaved input, Escape and clicks outside don't close the dialog. */
  dirty?: boolean;
}

/** Open while mounted. Unmounting returns the focus to the opener, which the library doesn't do. */
export function Dialog({ busy = false, dirty = false, onClose, ...props }: Props) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Runs after the dialog's own cleanup, unless another element has taken the focus.
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
      onClose={busy ? () => {} : onClose}
    />
  );
}
