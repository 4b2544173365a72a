import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { useHotkeys, useMediaQuery, useSessionStorage } from '@mantine/hooks';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { useStoredUser } from '#core/session.ts';

/** The sections' design width plus the sidebar, in pixels. */
const MIN_WIDTH = 1280 + 272;

function onFullscreen(listen: () => void) {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
}

/** True in full screen, opened by the deck or by the browser's own key. */
function useFullscreen(): boolean {
  const byDeck = useSyncExternalStore(onFullscreen, () => Boolean(document.fullscreenElement));
  const byBrowser = useMediaQuery('(display-mode: fullscreen)', false, {
    getInitialValueInEffect: false,
  });
  return byDeck || byBrowser;
}

/** Closes the sidebar for viewers without an account and whenever full screen starts. */
function useAudienceSidebar() {
  const user = useStoredUser();
  const fullscreen = useFullscreen();
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState(fullscreen);
  if (fullscreen !== before) {
    setBefore(fullscreen);
    setOpen(false);
  }
  return { audience: !user || fullscreen, state: [open, setOpen] as const };
}

export function useDeckSidebar() {
  const narrow = useBelow('sm');
  const wide = useSessionStorage({
    key: 'allHandsSidebar',
    defaultValue: window.innerWidth >= MIN_WIDTH,
    getInitialValueInEffect: false,
  });
  const over = useState(false);
  const { audience, state } = useAudienceSidebar();
  const [open, setOpen] = narrow ? over : audience ? state : wide;
  const covering = narrow && open;
  const id = useId();
  const burger = useRef<HTMLButtonElement>(null);

  const hideCovering = () => {
    if (!covering) return;
    if (document.getElementById(id)?.contains(document.activeElement)) burger.current?.focus();
    setOpen(false);
  };
  useHotkeys([['Escape', hideCovering, { preventDefault: false }]], []);
  return { id, burger, open, covering, setOpen, hideCovering };
}
