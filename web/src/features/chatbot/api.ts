import * as calls from '@intranet/contract/chatbot/endpoints.ts';
import { call, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const chatbotKeys = queryKeys('chatbot');

export const storeQuestion = (question: string) => call(calls.keepQuestion, { body: { question } });

/** The visitors' contacts; empty if an administrator turned them off. */
export const visitorContactsQuery = chatbotKeys.query(
  ['visitor-contacts'],
  calls.visitorContacts,
  {},
  (r) => r.contacts,
);

export const chatbotSettingsQuery = chatbotKeys.query(['settings'], calls.chatbotSettings);

export const changeChatbotSettings = callWithBody(calls.changeChatbotSettings);

export const questionsQuery = chatbotKeys.query(
  ['questions'],
  calls.listQuestions,
  {},
  (r) => r.questions,
);

export const removeQuestion = (id: number) => call(calls.removeQuestion, { params: { id } });

export const restoreQuestion = (id: number) => call(calls.restoreQuestion, { params: { id } });
