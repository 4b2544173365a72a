import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A dialog that is there while it is drawn. When it goes, the focus returns to what opened it, so that
 * a reader by keyboard goes on where they were; the library does so only for one that stays mounted.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
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
  return <Modal opened {...props} />;
}
