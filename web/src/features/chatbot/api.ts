import * as calls from '@intranet/contract/chatbot/endpoints.ts';
import * as topics from '@intranet/contract/chatbot/topic-endpoints.ts';
import { type CallBody, call, callWithBody } from '#core/call.ts';
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

/** Answers of administrators, in the user's language. */
export const editedAnswersQuery = chatbotKeys.query(
  ['answers'],
  topics.editedAnswers,
  {},
  (r) => r.answers,
);

export const topicsQuery = chatbotKeys.query(['topics'], topics.listTopics);

export const createTopic = (body: CallBody<typeof topics.createTopic>) =>
  call(topics.createTopic, { body });

export const changeTopic = (id: number, body: CallBody<typeof topics.changeTopic>) =>
  call(topics.changeTopic, { params: { id }, body });

export const removeTopic = (id: number) => call(topics.removeTopic, { params: { id } });
