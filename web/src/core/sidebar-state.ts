import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';

const NOW = { getInitialValueInEffect: false };

/**
 * A wide window stores the choice (spec §2); a phone starts closed, because the menu covers the page.
 * In between, the menu is a rail of icons unless the user opens it.
 */
export function useSidebar() {
  const narrow = useBelow('sm');
  const medium = useBelow('lg') && !narrow;
  const [chosen, choose] = useLocalStorage<boolean | undefined>({ key: 'sidebarOpen', ...NOW });
  const [covering, cover] = useState(false);
  const open = narrow ? covering : (chosen ?? !medium);
  return { narrow, open, rail: medium && !open, setOpen: narrow ? cover : choose };
}
