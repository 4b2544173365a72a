import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, CloseButton, Loader } from '@mantine/core';
import { IconMessageChatbot, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { useNarrowWindow } from '#core/sidebar-state.ts';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import classes from './Chatbot.module.css';

interface ChatbotProps {
  user: StoredUser | null;
  /** False on pages with the bare layout (spec §2, Layout), which keep the conversation. */
  shown: boolean;
  inert: boolean;
  focusPage: () => void;
}

function useChatPanel() {
  const [Panel, setPanel] = useState<typeof import('./ChatPanel.tsx').ChatPanel>();
  const [failed, setFailed] = useState(false);
  const load = async () => {
    if (Panel) return;
    setFailed(false);
    await import('./ChatPanel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => setFailed(true),
    );
  };
  return { Panel, failed, load };
}

interface InsteadProps {
  failed: boolean;
  retry: () => void;
  onClose: () => void;
}

function Instead({ failed, retry, onClose }: InsteadProps) {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.instead}>
      <CloseButton ref={closer} aria-label={t('Close the conversation')} onClick={onClose} />
      {failed ? (
        <FailureAlert retry={retry} retryLabel={tc('chatbot', 'Try again')}>
          <p>{t('Couldn’t load the assistant.')}</p>
        </FailureAlert>
      ) : (
        <Loader size="sm" role="status" aria-label={tc('chatbot', 'Loading…')} />
      )}
    </div>
  );
}

function Corner({ user, shown, inert, focusPage, onHide }: ChatbotProps & { onHide: () => void }) {
  const [open, setOpen] = useState(false);
  const { Panel, failed, load } = useChatPanel();
  const narrow = useNarrowWindow();
  const button = useRef<HTMLButtonElement>(null);

  const show = () => {
    setOpen(true);
    void load();
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
      className={classes.corner}
      lang={tc('language code of the chatbot', 'en')}
      aria-label={t('Chatbot')}
      hidden={!shown}
      data-chatbot={shown || undefined}
      inert={inert}
      onKeyDown={onKeyDown}
    >
      {Panel && (
        <Panel open={open} role={user?.role ?? null} onClose={close} onPage={leaveForPage} />
      )}
      {open && !Panel && <Instead failed={failed} retry={load} onClose={close} />}
      <div className={classes.opener}>
        <ActionIcon
          ref={button}
          size={40}
          variant={open ? 'light' : 'subtle'}
          color={open ? 'brand' : 'gray'}
          aria-label={t('Open the assistant')}
          title={t('Assistant')}
          aria-expanded={open}
          onPointerEnter={load}
          onFocus={load}
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
