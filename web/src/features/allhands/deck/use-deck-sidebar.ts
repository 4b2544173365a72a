import { useSessionStorage } from '@mantine/hooks';
import { useNarrow } from '#core/sidebar-state.ts';

/** The sections' design width plus the sidebar, in pixels. */
const ROOM = 1280 + 272;

/** Narrow windows have their own open state, because there the sidebar covers the page. */
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
