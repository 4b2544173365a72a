import { useHotkeys, useSessionStorage } from '@mantine/hooks';
import { useId, useRef } from 'react';
import { useNarrow } from '#core/sidebar-state.ts';

/** The sections' design width plus the sidebar, in pixels. */
const ROOM = 1280 + 272;

const useStoredOpen = (key: string, defaultValue: boolean) =>
  useSessionStorage({ key, defaultValue, getInitialValueInEffect: false });

/** Narrow windows have their own open state, because there the sidebar covers the page. */
export function useDeckSidebar() {
  const narrow = useNarrow();
  const wide = useStoredOpen('allHandsSidebar', window.innerWidth >= ROOM);
  const over = useStoredOpen('allHandsSidebarNarrow', false);
  const [open, setOpen] = narrow ? over : wide;
  const covering = narrow && open;
  const id = useId();
  const burger = useRef<HTMLButtonElement>(null);

  const hide = () => {
    if (document.getElementById(id)?.contains(document.activeElement)) burger.current?.focus();
    setOpen(false);
  };
  const hideCovering = () => {
    if (covering) hide();
  };
  useHotkeys([['Escape', hideCovering, { preventDefault: false }]], []);
  return { id, burger, open, covering, setOpen, hide, hideCovering };
}
