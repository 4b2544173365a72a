import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, type ButtonProps, Title } from '@mantine/core';
import { useFullscreenElement, useWindowEvent } from '@mantine/hooks';
import {
  type Icon,
  IconArrowLeft,
  IconMaximize,
  IconMinimize,
  IconReload,
} from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useSpecifiedLang } from '../context.ts';
import { notifyFailure } from '../feedback/notify.ts';
import classes from './Embed.module.css';
import { EmbedFrame, type FramedPage } from './EmbedFrame.tsx';
import { NewTabButton } from './NewTabButton.tsx';

interface EmbedProps {
  title: string;
  /** Without a page, the children fill the window. */
  page?: FramedPage;
  onBack: () => void;
  choices?: ReactNode;
  children?: ReactNode;
}

const NAMES = { root: classes.button, label: classes.label, section: classes.icon };

interface BarButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  Icon: Icon;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function BarButton({ label, Icon, variant = 'subtle', ...button }: BarButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      size="xs"
      lang={useSpecifiedLang()}
      classNames={NAMES}
      title={label}
      leftSection={<Icon size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}

/** Returns the focus to the menu item that opened the frame, if it still exists. */
function useOpener() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener.matches('a, button')) {
        opener.focus({ preventScroll: true });
      }
    },
    [opener],
  );
  return opener;
}

/** A frame that fills the window below a bar (spec §2, D35). The page behind it must be inert. */
export function Embed({ title, page, onBack, choices, children }: EmbedProps) {
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const section = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  const [reloads, setReloads] = useState(0);
  // The pressed element is inert or gone, so the focus moves to the bar.
  const takesFocus = useOpener() !== document.body;
  useEffect(() => {
    if (takesFocus) back.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useWindowEvent('keydown', (event) => {
    const { target, key, defaultPrevented } = event;
    // Escape in a menu belongs to the menu, and in full screen to the browser.
    const here = target === document.body || section.current?.contains(target as Node);
    if (key === 'Escape' && here && !defaultPrevented && !document.fullscreenElement) onBack();
  });

  const fullscreenLabel = fullscreen ? tc('report', 'Exit fullscreen') : tc('report', 'Fullscreen');
  return (
    <section
      className={classes.embed}
      aria-label={title}
      ref={(node) => {
        section.current = node;
        ref(node);
      }}
    >
      <div className={classes.bar}>
        <BarButton
          ref={back}
          variant="default"
          label={tc('frame', 'Back')}
          Icon={IconArrowLeft}
          onClick={onBack}
        />
        <Title order={1} size="h5" className={classes.title}>
          {title}
        </Title>
        {choices}
        {page && (
          <>
            <BarButton
              label={tc('frame', 'Reload')}
              Icon={IconReload}
              onClick={() => setReloads(reloads + 1)}
            />
            <NewTabButton
              href={page.tabUrl ?? page.url}
              variant="subtle"
              size="xs"
              classNames={NAMES}
              title={t('Open in a new tab')}
            />
          </>
        )}
        {page && document.fullscreenEnabled && (
          <BarButton
            label={fullscreenLabel}
            Icon={fullscreen ? IconMinimize : IconMaximize}
            onClick={() =>
              void toggle().catch(() =>
                notifyFailure(tc('report', 'Your browser didn’t allow fullscreen.')),
              )
            }
          />
        )}
      </div>
      {page ? (
        <EmbedFrame key={reloads} title={title} {...page} />
      ) : (
        <div className={classes.content}>{children}</div>
      )}
    </section>
  );
}
