import { type Answer, answer } from '@intranet/contract/chatbot/answer.ts';
import { ownQuestionIn } from '@intranet/contract/chatbot/own-question.ts';
import { type Contact, GREETING, VISITOR_CONTACT } from '@intranet/contract/chatbot/topics.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { editedAnswersQuery, storeQuestion, visitorContactsQuery } from './api.ts';
import { answerOwn } from './own/answer-own.ts';
import { type Asking, says } from './own/answer-words.ts';

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

/** The answer to a question about oneself or colleagues; null for other questions. */
async function answerFromData(question: string, asking: Asking): Promise<Answer | null> {
  const asked = ownQuestionIn(question, asking.today);
  if (!asked) return null;
  return answerOwn(asked, asking).catch((error: Error) => says(sentenceOf(error)));
}

/** @param user null for a visitor who is not signed in */
export function useConversation(user: StoredUser | null) {
  const role = user?.role ?? null;
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
  const today = useQuery(siteQuery).data?.today;
  const { data: edited } = useQuery({ ...editedAnswersQuery, enabled: user !== null });
  useQuery({ ...visitorContactsQuery, enabled: role === null });
  const say = (found: Answer) => {
    add({ type: 'incoming', content: found.text, answer: found });
    setAwaited((count) => count - 1);
  };
  const reply = async (question: string) => {
    const own = user && today && (await answerFromData(question, { queryClient, user, today }));
    if (own) return say(own);
    const found = answer(question, role, loadedVisitorContacts(queryClient), edited);
    say(found);
    if (found.topic === null && role !== null) storeQuestion(question).catch(() => undefined);
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
