import { type Answer, answer } from '@intranet/contract/chatbot/answer.ts';
import { type Contact, GREETING, VISITOR_CONTACT } from '@intranet/contract/chatbot/topics.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { storeQuestion, visitorContactsQuery } from './api.ts';

const REPLY_DELAY = 600;

export interface ChatEntry {
  id: number;
  type: 'incoming' | 'outgoing';
  content: string;
  answer?: Answer;
}

const FIRST: ChatEntry = { id: 0, type: 'incoming', content: t(GREETING) };

/** Assumes the contact until it has loaded; its message then offers a retry. */
function loadedVisitorContacts(queryClient: QueryClient): readonly Contact[] {
  const loaded = queryClient.getQueryData(visitorContactsQuery.queryKey);
  return loaded?.map(({ name }) => name) ?? [VISITOR_CONTACT];
}

export function useConversation(role: Role | null) {
  const [messages, setMessages] = useState<readonly ChatEntry[]>([FIRST]);
  const [awaited, setAwaited] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const add = (message: Omit<ChatEntry, 'id'>) =>
    setMessages((before) => [...before, { ...message, id: before.length }]);

  const queryClient = useQueryClient();
  useQuery({ ...visitorContactsQuery, enabled: role === null });
  const reply = (question: string) => {
    const found = answer(question, role, loadedVisitorContacts(queryClient));
    add({ type: 'incoming', content: found.text, answer: found });
    setAwaited((count) => count - 1);
    if (found.topic !== null || role === null) return;
    storeQuestion(question).catch(() => undefined);
  };

  const send = (typed: string) => {
    const content = typed.trim().replace(/\s+/g, ' ');
    if (content === '') return;
    add({ type: 'outgoing', content });
    setAwaited((count) => count + 1);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      reply(content);
    }, REPLY_DELAY);
    timers.current.add(timer);
  };

  return { messages, awaited: awaited > 0, send };
}
