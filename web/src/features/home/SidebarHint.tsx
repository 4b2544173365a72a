import { CloseButton, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNarrow, useSidebarOpen } from '#core/sidebar-state.ts';
import { HintArrow } from './HintArrow.tsx';
import classes from './SidebarHint.module.css';

/** The page is drawn first, so that what pops up is seen, and is announced. In ms. */
const POPS_UP_AFTER = 500;

const BESIDE = 'Use the sidebar to find your way: everything you can open is there.';
const ABOVE = 'Use the sidebar to find your way: this button opens it.';

/**
 * The popup that tells to use the sidebar, and the arrow that points there (spec §2, /home). It takes
 * no focus, and stays away in this browser once it was closed.
 * @param onClose the focus may have been in it
 */
export function SidebarHint({ onClose }: { onClose: () => void }) {
  const [dismissed, setDismissed] = useLocalStorage({
    key: 'sidebarHintDismissed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [shown, setShown] = useState(false);
  const narrow = useNarrow();
  const [open] = useSidebarOpen(narrow);
  /** Else the sidebar is behind the menu button above the page. */
  const beside = open && !narrow;
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), POPS_UP_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (dismissed) return null;

  const close = () => {
    setDismissed(true);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <aside
      className={classes.hint}
      data-beside={beside || undefined}
      data-shown={shown || undefined}
      aria-label="Tip"
      onKeyDown={onKeyDown}
    >
      <HintArrow to={beside ? 'left' : 'up'} />
      <div className={classes.popup}>
        <Text size="sm" role="status">
          <span>{beside ? BESIDE : ABOVE}</span>
        </Text>
        <CloseButton size="sm" aria-label="Close the tip" onClick={close} />
      </div>
    </aside>
  );
}
