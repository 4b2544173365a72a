import { t } from '@intranet/contract/core/i18n/t.ts';
import { CloseButton, Paper, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import classes from './SidebarHint.module.css';
import { useHint } from './use-hint.ts';

/** The delay after the first paint, in milliseconds, so the popup is noticed and announced. */
const POPS_UP_AFTER = 500;

const BESIDE = `${t('Use the sidebar to get around.')} ${t('Everything you have access to is there.')}`;
const ABOVE = t('Open the sidebar here.');

const SHAPES = {
  left: { box: '0 0 56 40', line: 'M53 31C43 9 25 5 5 19', head: 'M14 7L4 20L19 25' },
  up: { box: '0 0 40 46', line: 'M36 43C14 38 6 23 11 5', head: 'M3 15L11.5 4L21 13' },
};

function HintArrow({ to }: { to: keyof typeof SHAPES }) {
  const { box, line, head } = SHAPES[to];
  return (
    <svg className={classes.arrow} data-to={to} viewBox={box} aria-hidden="true">
      <path d={line} />
      <path d={head} />
    </svg>
  );
}

/** The popup of spec §2 (/home). @param onClose the focus may have been inside */
export function SidebarHint({ onClose }: { onClose: () => void }) {
  const { setDismissed, beside } = useHint();
  const [shown, setShown] = useState(false);
  useTimeout(() => setShown(true), POPS_UP_AFTER, { autoInvoke: true });

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
      data-print="hide"
      data-shown={shown || undefined}
      aria-label={t('Tip')}
      onKeyDown={onKeyDown}
    >
      <HintArrow to={beside ? 'left' : 'up'} />
      <Paper shadow="sm" className={classes.popup ?? ''}>
        {/* The live region must exist before its text. */}
        <Text size="sm" role="status">
          {shown && (beside ? BESIDE : ABOVE)}
        </Text>
        <CloseButton size="md" aria-label={t('Close tip')} onClick={close} />
      </Paper>
    </aside>
  );
}
