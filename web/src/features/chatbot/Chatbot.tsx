import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { ActionIcon } from '@mantine/core';
import { IconMessageChatbot, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import classes from './Chatbot.module.css';

const ChatPanel = lazy(() => import('./ChatPanel.tsx'));

interface ChatbotProps {
  user: StoredUser | null;
  /** False on pages with the bare layout (spec §2, Layout), which keep the conversation. */
  shown: boolean;
  inert: boolean;
  focusPage: () => void;
}

function Corner({ user, shown, inert, focusPage, onHide }: ChatbotProps & { onHide: () => void }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const narrow = useBelow('sm');
  const button = useRef<HTMLButtonElement>(null);

  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const leaveForPage = () => {
    if (!narrow) return;
    setOpen(false);
    setTimeout(focusPage);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  };
  return (
    <aside
      data-print="hide"
      lang={tc('language code of the chatbot', 'en')}
      aria-label={t('Chatbot')}
      hidden={!shown}
      data-chatbot={shown || undefined}
      inert={inert}
      onKeyDown={onKeyDown}
    >
      {used && (
        <LazyPart>
          <ChatPanel open={open} user={user} onClose={close} onPage={leaveForPage} />
        </LazyPart>
      )}
      <div className={classes.opener}>
        <ActionIcon
          ref={button}
          size={40}
          variant={open ? 'light' : 'subtle'}
          color={open ? 'brand' : 'gray'}
          aria-label={t('Open the assistant')}
          title={t('Assistant')}
          aria-expanded={open}
          onClick={open ? close : show}
        >
          <IconMessageChatbot size={24} aria-hidden />
        </ActionIcon>
        {!open && (
          <ActionIcon
            className={classes.hide}
            size={24}
            radius="xl"
            variant="default"
            aria-label={t('Hide the assistant')}
            title={t('Hide until the next visit')}
            onClick={() => {
              onHide();
              focusPage();
            }}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </aside>
  );
}

/** Hidden by its X until the next page load; each user has a separate conversation (spec §2). */
export function Chatbot(props: ChatbotProps) {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  return <Corner key={props.user?.username ?? ''} {...props} onHide={() => setHidden(true)} />;
}
