import { useSessionStorage } from '@mantine/hooks';
import { useNarrow } from '#core/sidebar-state.ts';

/** Whether the deck's sidebar is open, kept in the tab; in a narrow window, where it covers the page, by itself. */
export function useDeckSidebar() {
  const narrow = useNarrow();
  const [wide, setWide] = useSessionStorage({
    key: 'allHandsSidebar',
    defaultValue: true,
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
