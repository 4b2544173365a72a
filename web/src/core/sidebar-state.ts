import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Mobile is 768 px or less (spec §9). */
export const MOBILE = 768;

/** Whether the window is so narrow that the menu lies over the page. */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE}px)`, undefined, { getInitialValueInEffect: false });
}

/**
 * Whether the menu is open. In a wide window the browser stores it (spec §2). On a phone the menu
 * covers the page, so it starts closed on every load.
 */
export function useSidebarOpen(narrow: boolean) {
  const wide = useLocalStorage({
    key: 'sidebarOpen',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const over = useState(false);
  return narrow ? over : wide;
}
