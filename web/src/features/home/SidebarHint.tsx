import { CloseButton, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNarrow, useSidebarOpen } from '#core/sidebar-state.ts';
import { HintArrow } from './HintArrow.tsx';
import classes from './SidebarHint.module.css';

/** The delay after the first paint, in milliseconds, so the popup is noticed and announced. */
const POPS_UP_AFTER = 500;

const BESIDE = 'Use the sidebar to find your way: everything you can open is there.';
const ABOVE = 'Use the sidebar to find your way: this button opens it.';

/** The popup of spec §2 (/home). @param onClose the focus may have been inside */
export function SidebarHint({ onClose }: { onClose: () => void }) {
  const [dismissed, setDismissed] = useLocalStorage({
    key: 'sidebarHintDismissed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [shown, setShown] = useState(false);
  const narrow = useNarrow();
  const [open] = useSidebarOpen(narrow);
  /** Otherwise the sidebar is behind the menu button. */
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
