import { CloseButton, Text } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { HintArrow } from './HintArrow.tsx';
import classes from './SidebarHint.module.css';

/** Mobile is 768 px or less (spec §9). */
const MOBILE = '(max-width: 768px)';
/** The page is drawn first, so that what pops up is seen, and is announced. In ms. */
const POPS_UP_AFTER = 500;

const BESIDE = 'Use the sidebar to find your way: everything you can open is there.';
const ABOVE = 'Use the sidebar to find your way: this button opens it.';

/** Where the sidebar is: beside the page, or behind the menu button above it. */
function useSidebarBeside(): boolean {
  const narrow = useMediaQuery(MOBILE, window.innerWidth <= 768, {
    getInitialValueInEffect: false,
  });
  // As the shell keeps it (spec §2, Layout). Without a default here, which would be stored.
  const [open = true] = useLocalStorage<boolean>({
    key: 'sidebarOpen',
    getInitialValueInEffect: false,
  });
  return open && !narrow;
}

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
  const beside = useSidebarBeside();
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
