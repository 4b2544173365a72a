import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** Mobile is 768 px or less (spec §9). */
export const MOBILE = 768;

/** Whether the window is so narrow that the menu lies over the page. */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE}px)`, undefined, { getInitialValueInEffect: false });
}

/**
 * Whether the menu is open, kept in the browser. Narrow windows remember it by themselves, as it
 * covers the page there: one that was left open in a wide window is not in the way in a narrow one.
 */
export function useSidebarOpen(narrow: boolean) {
  const wide = useLocalStorage({
    key: 'sidebarOpen',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const over = useLocalStorage({
    key: 'sidebarOpenNarrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return narrow ? over : wide;
}
