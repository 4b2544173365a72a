import * as calls from '@intranet/contract/chatbot/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const chatbotKeys = queryKeys('chatbot');

export const keepQuestion = (question: string) => call(calls.keepQuestion, { body: { question } });

/** The visitors' contacts; empty if an administrator turned them off. */
export const visitorContactsQuery = queryOptions({
  queryKey: chatbotKeys.of('visitor-contacts'),
  queryFn: async ({ signal }) => (await call(calls.visitorContacts, { signal })).contacts,
});

export const chatbotSettingsQuery = queryOptions({
  queryKey: chatbotKeys.of('settings'),
  queryFn: ({ signal }) => call(calls.chatbotSettings, { signal }),
});

export const changeChatbotSettings = (body: CallBody<typeof calls.changeChatbotSettings>) =>
  call(calls.changeChatbotSettings, { body });

export const questionsQuery = queryOptions({
  queryKey: chatbotKeys.of('questions'),
  queryFn: async ({ signal }) => (await call(calls.listQuestions, { signal })).questions,
});

export const removeQuestion = (id: number) => call(calls.removeQuestion, { params: { id } });
