import * as calls from '@intranet/contract/notifications/webhook-endpoints.ts';
import { type CallBody, call, callWithBody } from '#core/call.ts';
import { notificationKeys } from '../api.ts';

export const webhooksQuery = notificationKeys.query(
  ['webhooks'],
  calls.webhooks,
  {},
  ({ webhooks }) => webhooks,
);

export const addWebhook = callWithBody(calls.addWebhook);

export const editWebhook = (id: number, body: CallBody<typeof calls.editWebhook>) =>
  call(calls.editWebhook, { params: { id }, body });

export const removeWebhook = (id: number) => call(calls.removeWebhook, { params: { id } });

export const testWebhook = (id: number) => call(calls.testWebhook, { params: { id } });
