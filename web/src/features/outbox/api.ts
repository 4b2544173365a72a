import * as calls from '@intranet/contract/outbox/endpoints.ts';
import { type CallReply, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const outboxKeys = queryKeys('outbox');

export type OutboxMessage = CallReply<typeof calls.outbox>['messages'][number];

export const outboxQuery = { ...outboxKeys.query(['list'], calls.outbox), refetchInterval: 10_000 };

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
