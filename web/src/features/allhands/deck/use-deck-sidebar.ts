import { useSessionStorage } from '@mantine/hooks';
import { useNarrow } from '#core/sidebar-state.ts';

/** The width, in px, that the sections are made for, and the sidebar's beside it. */
const ROOM = 1280 + 272;

/**
 * Whether the deck's sidebar is open, kept in the tab; in a narrow window, where it covers the page, by
 * itself. At first it is open where it takes nothing from the sections.
 */
export function useDeckSidebar() {
  const narrow = useNarrow();
  const [wide, setWide] = useSessionStorage({
    key: 'allHandsSidebar',
    defaultValue: window.innerWidth >= ROOM,
    getInitialValueInEffect: false,
  });
  const [over, setOver] = useSessionStorage({
    key: 'allHandsSidebarNarrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const open = narrow ? over : wide;
  return { open, covering: narrow && open, setOpen: narrow ? setOver : setWide };
}
