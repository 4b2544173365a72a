import * as calls from '@intranet/contract/chatbot/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';

export const keepQuestion = (question: string) => call(calls.keepQuestion, { body: { question } });

export const questionsQuery = queryOptions({
  queryKey: ['chatbot', 'questions'],
  queryFn: async ({ signal }) => (await call(calls.listQuestions, { signal })).questions,
});

export const removeQuestion = (id: number) => call(calls.removeQuestion, { params: { id } });
