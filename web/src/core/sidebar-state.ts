import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Mobile is 768 px or less (spec §9). */
const MOBILE = '(max-width: 768px)';
/** Here the whole menu leaves too little room for tables. */
const MEDIUM = '(min-width: 769px) and (max-width: 1100px)';

const NOW = { getInitialValueInEffect: false };

export const useNarrowWindow = () => useMediaQuery(MOBILE, undefined, NOW);

/**
 * A wide window stores the choice (spec §2); a phone starts closed, because the menu covers the page.
 * In between, the menu is a rail of icons unless the user opens it.
 */
export function useSidebar() {
  const narrow = useNarrowWindow();
  const medium = useMediaQuery(MEDIUM, undefined, NOW);
  const [chosen, choose] = useLocalStorage<boolean | undefined>({ key: 'sidebarOpen', ...NOW });
  const [covering, cover] = useState(false);
  const open = narrow ? covering : (chosen ?? !medium);
  return { narrow, open, rail: medium && !open, setOpen: narrow ? cover : choose };
}
