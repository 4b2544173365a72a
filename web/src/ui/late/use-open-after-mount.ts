import { useEffect, useState } from 'react';

/**
 * Opens a lazily loaded popup after it has mounted. A popup that mounts open can't return the focus
 * to the previous element.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown && opened;
}
