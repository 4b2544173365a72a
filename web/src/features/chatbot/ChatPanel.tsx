import { LONGEST_QUESTION } from '@intranet/contract/chatbot/endpoints.ts';
import { QUICK_QUESTIONS } from '@intranet/contract/chatbot/topics.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import {
  ActionIcon,
  Button,
  CloseButton,
  Divider,
  Group,
  Loader,
  Paper,
  Stack,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { IconMessageChatbot, IconSend2 } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { ChatMessage } from './ChatMessage.tsx';
import classes from './ChatPanel.module.css';
import { useConversation } from './use-conversation.ts';

/** Touch devices would open the on-screen keyboard, so the input isn't focused. */
const TOUCH = '(hover: none)';

interface ChatPanelProps {
  open: boolean;
  user: StoredUser | null;
  onClose: () => void;
  onPage: () => void;
}

export default function ChatPanel({ open, user, onClose, onPage }: ChatPanelProps) {
  const { messages, awaited, send } = useConversation(user);
  const [typed, setTyped] = useState('');
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const first = window.matchMedia(TOUCH).matches ? panel.current : input.current;
    first?.focus({ preventScroll: true });
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message scrolls to the end
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, awaited, open]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
    setTyped('');
  };
  return (
    <Paper
      component="section"
      ref={panel}
      withBorder
      radius="lg"
      shadow="xl"
      className={classes.panel}
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!open}
      data-rises
    >
      <Group gap="xs" wrap="nowrap" py={10} ps={16} pe={12}>
        <IconMessageChatbot size={22} aria-hidden />
        <Title order={2} size="h5" id={title} flex={1}>
          {t('Assistant')}
        </Title>
        <CloseButton aria-label={t('Close the conversation')} onClick={onClose} />
      </Group>
      <Divider />
      <Stack
        ref={log}
        gap={10}
        p="md"
        className={classes.log ?? ''}
        role="log"
        aria-label={t('Conversation')}
        aria-live="polite"
        // A scrolling region must be reachable.
        tabIndex={0}
      >
        {messages.map((message) => (
          <ChatMessage key={message.id} message={message} visitor={user === null} onPage={onPage} />
        ))}
        {awaited && (
          <div className={classes.message}>
            <VisuallyHidden>{t('Typing…')}</VisuallyHidden>
            <Loader type="dots" size="sm" color="var(--mantine-color-dimmed)" aria-hidden />
          </div>
        )}
      </Stack>
      <Divider />
      <Group component="ul" gap={8} px={16} pt={12} aria-label={t('Quick questions')}>
        {QUICK_QUESTIONS.map((question) => (
          <li key={question}>
            <Button
              size="compact-sm"
              px={8}
              radius="xl"
              variant="light"
              onClick={() => send(t(question))}
            >
              {t(question)}
            </Button>
          </li>
        ))}
      </Group>
      <Group component="form" gap={8} wrap="nowrap" px={16} pt={12} pb={16} onSubmit={submit}>
        <TextInput
          ref={input}
          aria-label={t('Your message')}
          placeholder={t('Write your question')}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LONGEST_QUESTION}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          flex={1}
        />
        <ActionIcon type="submit" size={36} aria-label={tc('chatbot', 'Send')}>
          <IconSend2 size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
