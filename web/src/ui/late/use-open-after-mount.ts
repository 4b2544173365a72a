import { useEffect, useState } from 'react';

/** Opens a popup after it has mounted. One that mounts open can't return the focus. */
export function useOpenAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown && opened;
}
