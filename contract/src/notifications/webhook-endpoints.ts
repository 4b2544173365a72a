import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, listReply, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { atMost, nameSchema } from '../core/schemas.ts';
import { WEBHOOK_PROBLEMS } from './webhook-problem.ts';

export const WEBHOOK_SERVICES = ['teams', 'slack'] as const;
export type WebhookService = (typeof WEBHOOK_SERVICES)[number];

/** What a channel can get. */
export const WEBHOOK_TOPICS = ['requests', 'decisions', 'announcements'] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

export const MAX_WEBHOOKS = 10;
const MAX_ADDRESS = 2_000;

const hasHttps = (text: string) => URL.parse(text)?.protocol === 'https:';

/** A name of the internet, not an IP address and without a password. Where it leads is checked when a message is sent (S13). */
function hasPublicName(text: string): boolean {
  const { hostname = '', username = '', password = '' } = URL.parse(text) ?? {};
  return /\.[a-z][^.]*$/.test(hostname) && username === '' && password === '';
}

const HTTPS = { error: () => t('The address must begin with https://'), abort: true };
const PUBLIC_NAME = {
  error: () =>
    t('Copy the whole address from Teams or Slack. It contains the name of a public server.'),
};
const trimmed = z.string().trim().max(MAX_ADDRESS, atMost(MAX_ADDRESS));
const address = trimmed.refine(hasHttps, HTTPS).refine(hasPublicName, PUBLIC_NAME);
const newAddress = trimmed
  .refine((text) => text === '' || hasHttps(text), HTTPS)
  .refine((text) => text === '' || hasPublicName(text), PUBLIC_NAME);

const topics = { requests: z.boolean(), decisions: z.boolean(), announcements: z.boolean() };

const fields = {
  name: nameSchema(80, msg('Enter a name')),
  service: z.enum(WEBHOOK_SERVICES),
  ...topics,
  enabled: z.boolean(),
};

type Topics = Record<WebhookTopic, boolean>;

function checkTopics(chosen: Topics, context: z.core.$RefinementCtx): void {
  if (WEBHOOK_TOPICS.some((topic) => chosen[topic])) return;
  const message = t('Choose at least one kind of message.');
  context.addIssue({ code: 'custom', path: ['requests'], message });
}

export const webhookBody = z.object({ ...fields, address }).superRefine(checkTopics);

export const editWebhookBody = z
  .object({
    ...fields,
    address: newAddress.describe('The new address; empty to keep the stored one'),
    version: z.number().int().describe('The version that was edited'),
  })
  .superRefine(checkTopics);

const webhookSchema = z.object({
  id: z.number(),
  name: z.string(),
  service: z.enum(WEBHOOK_SERVICES),
  /** The host of the address, which is a secret and never leaves the server. */
  host: z.string(),
  /** The last characters of the address. */
  ending: z.string(),
  ...topics,
  enabled: z.boolean(),
  /** When the last message was accepted. */
  sent_at: z.string().nullable(),
  /** When the last message failed, and why; null if it was accepted. */
  failed_at: z.string().nullable(),
  problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
  status: z.number().nullable(),
  /** Messages that wait to be sent. */
  waiting: z.number(),
  /** Messages of the last 30 days that were given up. */
  failed: z.number(),
  version: z.number(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const withId = () => z.object({ id: idSchema });

export const webhooks = endpoint('GET', '/api/webhooks', ADMIN, {
  description: 'Lists the channels of Teams and Slack, without their addresses',
  reply: () => listReply('webhooks', webhookSchema.shape),
});

export const addWebhook = endpoint('POST', '/api/webhooks', ADMIN, {
  description: `Adds a channel of Teams or Slack, at most ${MAX_WEBHOOKS}. The address is stored encrypted`,
  body: () => webhookBody,
  reply: () => successReply.extend({ id: z.number() }),
});

export const editWebhook = endpoint('PUT', '/api/webhooks/{id}', ADMIN, {
  description:
    'Changes a channel; replies 409 if somebody else has changed it meanwhile. Turning it off drops its waiting messages, and removing a topic drops those about it',
  params: withId,
  body: () => editWebhookBody,
});

export const removeWebhook = endpoint('DELETE', '/api/webhooks/{id}', ADMIN, {
  description: 'Removes a channel and its waiting messages',
  params: withId,
});

export const testWebhook = endpoint('POST', '/api/webhooks/{id}/test', ADMIN, {
  description:
    'Sends a test message to a channel and replies with the outcome; 409 if it was not accepted. At most 5 in ten minutes',
  params: withId,
});
