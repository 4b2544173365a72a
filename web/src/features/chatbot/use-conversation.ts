import type { Answer } from '@intranet/contract/chatbot/answer.ts';
import { GREETING } from '@intranet/contract/chatbot/topics.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { storeQuestion } from './api.ts';
import { findAnswer } from './find-answer.ts';

const REPLY_DELAY = 600;

export interface ChatEntry {
  id: number;
  type: 'incoming' | 'outgoing';
  content: string;
  answer?: Answer;
}

const FIRST: ChatEntry = { id: 0, type: 'incoming', content: t(GREETING) };

/** @param user null for a visitor who is not signed in */
export function useConversation(user: StoredUser | null) {
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
  const reply = async (question: string) => {
    const found = await findAnswer(question, user, queryClient);
    add({ type: 'incoming', content: found.text, answer: found });
    setAwaited((count) => count - 1);
    if (found.topic === null && user) storeQuestion(question).catch(() => undefined);
  };

  const send = (typed: string) => {
    const content = typed.trim().replace(/\s+/g, ' ');
    if (content === '') return;
    add({ type: 'outgoing', content });
    setAwaited((count) => count + 1);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      void reply(content);
    }, REPLY_DELAY);
    timers.current.add(timer);
  };

  return { messages, awaited: awaited > 0, send };
}
