import { type Answer, answer } from '@intranet/contract/chatbot/answer.ts';
import { ownQuestionIn } from '@intranet/contract/chatbot/own-question.ts';
import { VISITOR_CONTACT } from '@intranet/contract/chatbot/topics.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { editedAnswersQuery, visitorContactsQuery } from './api.ts';
import { answerOwn } from './own/answer-own.ts';
import { says } from './own/answer-words.ts';

/** Loads a query unless it is fresh. If that fails, returns what was loaded before, if anything. */
const load = <Data>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, readonly unknown[]>,
): Promise<Data | undefined> =>
  queryClient
    .fetchQuery({ ...query, retry: false })
    .catch(() => queryClient.getQueryData<Data>(query.queryKey));

/** A visitor's answer. Assumes the contact if it can't be loaded; its message then offers a retry. */
async function answerVisitor(question: string, queryClient: QueryClient): Promise<Answer> {
  const contacts = await load(queryClient, visitorContactsQuery);
  return answer(question, null, contacts?.map(({ name }) => name) ?? [VISITOR_CONTACT]);
}

/** Answers a question about oneself or colleagues from data, and other questions by topic. */
async function answerUser(
  question: string,
  user: StoredUser,
  queryClient: QueryClient,
): Promise<Answer> {
  const today = (await load(queryClient, siteQuery))?.today;
  const asked = today && ownQuestionIn(question, today);
  if (asked) {
    return answerOwn(asked, { queryClient, user, today }).catch((error: Error) =>
      says(sentenceOf(error)),
    );
  }
  return answer(question, user.role, [], await load(queryClient, editedAnswersQuery));
}

/** @param user null for a visitor who is not signed in */
export const findAnswer = (
  question: string,
  user: StoredUser | null,
  queryClient: QueryClient,
): Promise<Answer> =>
  user ? answerUser(question, user, queryClient) : answerVisitor(question, queryClient);
