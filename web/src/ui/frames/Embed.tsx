import { Button, Title } from '@mantine/core';
import { useFullscreenElement, useWindowEvent } from '@mantine/hooks';
import { IconArrowLeft, IconMaximize, IconMinimize, IconReload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../feedback/notify.ts';
import classes from './Embed.module.css';
import { EmbedFrame } from './EmbedFrame.tsx';
import { NewTabButton } from './NewTabButton.tsx';

interface EmbedProps {
  title: string;
  /** The page to frame; without it, the children are shown. */
  url?: string | undefined;
  downloads?: boolean;
  onBack: () => void;
  choices?: ReactNode;
  children?: ReactNode;
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
export function Embed({ title, url, downloads = true, onBack, choices, children }: EmbedProps) {
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

  const names = { root: classes.button, label: classes.label, section: classes.icon };
  const FullscreenIcon = fullscreen ? IconMinimize : IconMaximize;
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
        <Button
          ref={back}
          variant="default"
          size="xs"
          lang="pt-BR"
          classNames={names}
          title="Voltar"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          Voltar
        </Button>
        <Title order={1} size="h5" className={classes.title}>
          {title}
        </Title>
        {choices}
        {url && (
          <>
            <Button
              variant="subtle"
              size="xs"
              lang="pt-BR"
              classNames={names}
              title="Recarregar"
              leftSection={<IconReload size={18} aria-hidden />}
              onClick={() => setReloads(reloads + 1)}
            >
              Recarregar
            </Button>
            <NewTabButton
              href={url}
              variant="subtle"
              size="xs"
              classNames={names}
              title="Abrir em nova aba"
            />
          </>
        )}
        {url && document.fullscreenEnabled && (
          <Button
            variant="subtle"
            size="xs"
            lang="pt-BR"
            classNames={names}
            title={fullscreen ? 'Sair da tela cheia' : 'Tela cheia'}
            leftSection={<FullscreenIcon size={18} aria-hidden />}
            onClick={() =>
              void toggle().catch(() => notifyFailure('O navegador não permitiu a tela cheia.'))
            }
          >
            {fullscreen ? 'Sair da tela cheia' : 'Tela cheia'}
          </Button>
        )}
      </div>
      {url ? (
        <EmbedFrame key={reloads} title={title} url={url} downloads={downloads} />
      ) : (
        <div className={classes.instead}>{children}</div>
      )}
    </section>
  );
}
