import { useEffect, useState } from 'react';

/**
 * Opens what was loaded late in a second step: something that is open from its first drawing does not know
 * what had the focus before, and would not give it back.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown && opened;
}
