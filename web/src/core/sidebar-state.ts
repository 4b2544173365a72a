import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Mobile is 768 px or less (spec §9). */
const MOBILE = 768;

export function useNarrowWindow(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE}px)`, undefined, { getInitialValueInEffect: false });
}

/** A wide window stores the state (spec §2); a phone starts closed, because the menu covers the page. */
export function useSidebarOpen(narrow: boolean) {
  const wide = useLocalStorage({
    key: 'sidebarOpen',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const over = useState(false);
  return narrow ? over : wide;
}
