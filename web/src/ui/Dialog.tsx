import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

interface Props extends Omit<ModalProps, 'opened'> {
  /** While a request is pending, the dialog can't be closed, so a failure still finds its form. */
  busy?: boolean;
  /** With unsaved input, Escape and clicks outside don't close the dialog. */
  dirty?: boolean;
}

function stay(): void {}

/**
 * A dialog that is open while it is mounted. The focus returns to the opener when it unmounts; the
 * library does this only for a dialog that stays mounted.
 */
export function Dialog({ busy = false, dirty = false, onClose, ...props }: Props) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Runs after the dialog's own cleanup, and leaves the focus alone if another element has taken it.
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
