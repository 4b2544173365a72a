import { Button, Title } from '@mantine/core';
import { useFullscreenElement, useWindowEvent } from '@mantine/hooks';
import { IconArrowLeft, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './Embed.module.css';
import { EmbedFrame } from './EmbedFrame.tsx';
import { NewTabButton } from './NewTabButton.tsx';
import { notifyFailure } from './notify.ts';

interface EmbedProps {
  title: string;
  /** What the frame shows. Without it, the children stand in its place. */
  url?: string | undefined;
  /** Whether the framed page may hand out files. */
  downloads?: boolean;
  /** By its button, and by Escape. */
  onBack: () => void;
  /** A row between the bar and the frame. */
  choices?: ReactNode;
  children?: ReactNode;
}

/** A frame that fills its place, under a bar with the way back, full screen and a tab of its own (D35). */
export function Embed({ title, url, downloads = true, onBack, choices, children }: EmbedProps) {
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const section = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  // What had the focus, and was clicked to come here, is gone: a reader by keyboard goes on from the bar.
  const [takesFocus] = useState(() => document.activeElement !== document.body);
  useEffect(() => {
    if (takesFocus) back.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useWindowEvent('keydown', (event) => {
    const { target, key, defaultPrevented } = event;
    // Escape in a menu or a search box is theirs, and the browser's while the screen is full.
    const here = target === document.body || section.current?.contains(target as Node);
    if (key === 'Escape' && here && !defaultPrevented && !document.fullscreenElement) onBack();
  });

  const names = { label: classes.label, section: classes.icon };
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
          size="sm"
          lang="pt-BR"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          Voltar
        </Button>
        <Title order={1} size="h4" className={classes.title}>
          {title}
        </Title>
        {url && document.fullscreenEnabled && (
          <Button
            variant="subtle"
            size="sm"
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
        {url && (
          <NewTabButton
            href={url}
            variant="subtle"
            size="sm"
            classNames={names}
            title="Abrir em nova aba"
          />
        )}
      </div>
      {choices}
      {url ? (
        <EmbedFrame title={title} url={url} downloads={downloads} />
      ) : (
        <div className={classes.instead}>{children}</div>
      )}
    </section>
  );
}
