import * as calls from '@intranet/contract/outbox/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const outboxKeys = queryKeys('outbox');

export type OutboxMessage = z.output<(typeof calls.outbox)['reply']>['messages'][number];

export const outboxQuery = queryOptions({
  queryKey: outboxKeys.of('list'),
  queryFn: ({ signal }) => call(calls.outbox, { signal }),
  refetchInterval: 10_000,
});

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: outboxKeys.of('mail', id),
    queryFn: ({ signal }) => call(calls.readMail, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const resendMail = (id: number) => call(calls.resendMail, { params: { id } });
