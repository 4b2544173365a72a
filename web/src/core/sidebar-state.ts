import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Mobile is 768 px or less (spec §9). */
export const MOBILE = 768;

/** True if the menu covers the page. */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE}px)`, undefined, { getInitialValueInEffect: false });
}

/**
 * The state of the menu. A wide window stores it in the browser (spec §2). A phone starts with a
 * closed menu, because it covers the page.
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
