import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import classes from './Embed.module.css';
import { NewTabButton } from './NewTabButton.tsx';
import type { FrameState } from './use-frame-state.ts';

/** A known reason why a page may stay empty in a frame. */
export interface FrameWarning {
  text: string;
  /** The page refuses frames, so the help covers the browser's error page. */
  refuses: boolean;
}

interface Help {
  title: string;
  text: string;
  look: 'band' | 'cover';
  retry: boolean;
  /** The label of the button that shows the frame without help. */
  dismiss?: string;
}

const CANNOT = t('The content can’t be shown here.');
const SHOW = tc('frame', 'Show it anyway');

const HELP: Partial<Record<FrameState, Help>> = {
  late: {
    title: t('The content is taking a while to open.'),
    text: t('It may be slow, ask you to sign in or not allow being shown here.'),
    look: 'band',
    retry: true,
  },
  refused: {
    title: CANNOT,
    text: t('Your browser refused this address. You can still open it in a new tab.'),
    look: 'cover',
    retry: true,
  },
  redirected: {
    title: CANNOT,
    text: tc(
      'frame',
      'It leads to another site, perhaps to sign in. Open it in a new tab, sign in if asked, then try again here.',
    ),
    look: 'cover',
    retry: true,
    dismiss: SHOW,
  },
};

/** In place of the advice to open a tab, for a page that is for a frame only. */
const WITHOUT_TAB: Partial<Record<FrameState, string>> = {
  refused: t('Your browser refused this address. Try again, or ask an administrator.'),
  redirected: tc('frame', 'It leads to another site. Try again, or ask an administrator.'),
};

/** The browser's own events count more than an earlier warning. */
export function helpFor(
  state: FrameState,
  { warning, hasTab }: { warning: FrameWarning | null; hasTab: boolean },
): Help | null {
  if (state === 'refused' || state === 'redirected' || !warning) {
    const help = HELP[state];
    const text = hasTab ? undefined : WITHOUT_TAB[state];
    return help ? { ...help, ...(text && { text }) } : null;
  }
  const { text, refuses } = warning;
  return refuses
    ? { title: CANNOT, text, look: 'cover', retry: false, dismiss: SHOW }
    : {
        title: tc('frame', 'The page might not open here.'),
        text,
        look: 'band',
        retry: true,
        dismiss: tc('frame', 'Hide'),
      };
}

interface FrameHelpProps {
  help: Help;
  tabUrl: string | null;
  onRetry: () => void;
  onDismiss: () => void;
}

export function FrameHelp({ help, tabUrl, onRetry, onDismiss }: FrameHelpProps) {
  const { title, text, retry, dismiss } = help;
  return (
    <>
      <Box maw={440}>
        <Text fw={600}>{title}</Text>
        <Text size="sm">{text}</Text>
      </Box>
      <Group gap="sm" justify="center">
        {tabUrl !== null && <NewTabButton href={tabUrl} size="sm" />}
        {retry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {tc('frame', 'Try again')}
          </Button>
        )}
        {dismiss && (
          <Button variant="subtle" size="sm" onClick={onDismiss}>
            {dismiss}
          </Button>
        )}
      </Group>
    </>
  );
}

/** Always there for other sites, because a browser's error page counts as loaded. */
export function QuietHelp({ tabUrl }: { tabUrl: string }) {
  return (
    <p className={classes.quiet} data-print="hide">
      <Anchor href={tabUrl} target="_blank" rel="noopener noreferrer" inherit c="inherit">
        {tc('frame', 'Not showing? Open it in a new tab')}
      </Anchor>
    </p>
  );
}
