import { t } from '@intranet/contract/core/i18n/t.ts';
import { VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import classes from './Deck.module.css';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

export function BlackScreen({ onEnd }: { onEnd: () => void }) {
  const screen = useRef<HTMLDivElement>(null);
  // Covers everything, even a fullscreen report; older browsers cover the page only.
  useEffect(() => screen.current?.showPopover?.(), []);
  const onKey = (event: KeyboardEvent) => {
    if (MODIFIERS.includes(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEnd();
  };
  useWindowEvent('keydown', onKey, { capture: true });
  return (
    <div ref={screen} popover="manual" className={classes.black} onPointerDown={onEnd}>
      <VisuallyHidden role="status">{t('Screen blanked. Press any key.')}</VisuallyHidden>
    </div>
  );
}
