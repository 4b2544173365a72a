import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Box, Button, Group, Stack, Title } from '@mantine/core';
import { useFullscreenElement, useWindowEvent } from '@mantine/hooks';
import {
  type Icon,
  IconArrowLeft,
  IconExternalLink,
  IconMaximize,
  IconMinimize,
  IconReload,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpecifiedLang } from '../context.ts';
import { notifyFailure } from '../feedback/notify.ts';
import classes from './Embed.module.css';
import { EmbedFrame, type FramedPage } from './EmbedFrame.tsx';

interface EmbedProps {
  title: string;
  /** Without a page, the children fill the window. */
  page?: FramedPage;
  onBack: () => void;
  choices?: ReactNode;
  children?: ReactNode;
}

/** A narrow bar shows icons only. */
const look = (label: string, Icon: Icon) => ({
  variant: 'subtle',
  size: 'xs',
  px: 8,
  title: label,
  'aria-label': label,
  children: (
    <Group component="span" gap={6} wrap="nowrap">
      <Icon size={18} aria-hidden />
      <Box component="span" visibleFrom="md">
        {label}
      </Box>
    </Group>
  ),
});

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

  const lang = useSpecifiedLang();
  return (
    <Stack
      component="section"
      gap={0}
      h="100%"
      bg="var(--mantine-color-body)"
      className={classes.embed ?? ''}
      aria-label={title}
      ref={(node: HTMLElement | null) => {
        section.current = node;
        ref(node);
      }}
    >
      <Group gap={6} px="xs" py={4} mih={44} wrap="nowrap" className={classes.bar ?? ''}>
        <Button
          ref={back}
          lang={lang}
          {...look(tc('frame', 'Back'), IconArrowLeft)}
          variant="default"
          onClick={onBack}
        />
        <Title order={1} fz={{ base: 'xs', md: 'md' }} lh={1.3} lineClamp={2} flex={1} miw={0}>
          {title}
        </Title>
        {choices}
        {page && (
          <>
            <Button
              lang={lang}
              {...look(tc('frame', 'Reload'), IconReload)}
              onClick={() => setReloads(reloads + 1)}
            />
            {page.tabUrl !== null && (
              <Button
                component="a"
                href={page.tabUrl ?? page.url}
                target="_blank"
                rel="noopener noreferrer"
                lang={lang}
                {...look(t('Open in a new tab'), IconExternalLink)}
              />
            )}
          </>
        )}
        {page && document.fullscreenEnabled && (
          <Button
            lang={lang}
            {...(fullscreen
              ? look(tc('report', 'Exit fullscreen'), IconMinimize)
              : look(tc('report', 'Fullscreen'), IconMaximize))}
            onClick={() =>
              void toggle().catch(() =>
                notifyFailure(tc('report', 'Your browser didn’t allow fullscreen.')),
              )
            }
          />
        )}
      </Group>
      {page ? (
        <EmbedFrame key={reloads} title={title} {...page} />
      ) : (
        <Stack
          gap={0}
          align="center"
          justify="safe center"
          flex={1}
          mih={0}
          p="md"
          className={classes.content ?? ''}
        >
          {children}
        </Stack>
      )}
    </Stack>
  );
}
