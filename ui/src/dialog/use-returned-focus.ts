import { useEffect, useState } from 'react';

/** Returns the focus to the opener when a dialog unmounts, unless another element has taken it. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Runs after the dialog's own cleanup.
      setTimeout(() => {
        const lost = document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
