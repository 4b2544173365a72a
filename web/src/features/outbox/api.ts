import * as calls from '@intranet/contract/outbox/endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { type CallParts, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const outboxKeys = queryKeys('outbox');

type PageParts = NonNullable<CallParts<typeof calls.outbox>['query']>;

/** A page of the outbox. @param query filters by their key in the address, which is the parameter's name */
export const outboxPageQuery = (query: PageQuery) =>
  outboxKeys.query(['page', query], calls.outbox, { query: query as PageParts });

/** Failed emails that no admin has dismissed. */
export const failedMailsQuery = outboxKeys.query(
  ['failed'],
  calls.failedMailCount,
  {},
  (reply) => reply.failed,
);

export const mailQuery = (id: number) => ({
  ...outboxKeys.query(['mail', id], calls.readMail, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const resendMail = (id: number) => call(calls.resendMail, { params: { id } });

export const dismissMail = (id: number) => call(calls.dismissMail, { params: { id } });

export const sendTestMail = (email: string) => call(calls.sendTestMail, { body: { email } });
