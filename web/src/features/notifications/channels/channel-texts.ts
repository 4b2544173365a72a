import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import {
  WEBHOOK_TOPICS,
  type Webhook,
  type WebhookService,
  type WebhookTopic,
} from '@intranet/contract/notifications/webhook-endpoints.ts';
import type { Tone } from '@intranet/ui/feedback/StateBadge.tsx';

export const SERVICE_NAMES: Record<WebhookService, string> = {
  teams: 'Microsoft Teams',
  slack: 'Slack',
};

export const TOPIC_LABELS: Record<WebhookTopic, string> = {
  requests: t('New leave requests'),
  decisions: t('Decided leave requests'),
  announcements: t('Announcements for everybody'),
};

export const topicsOf = (channel: Record<WebhookTopic, boolean>): WebhookTopic[] =>
  WEBHOOK_TOPICS.filter((topic) => channel[topic]);

/** The part of the address that is no secret. */
export const addressHint = ({ host, ending }: Pick<Webhook, 'host' | 'ending'>): string =>
  `${host}/…${ending}`;

export function stateOf({ enabled, problem, sent_at }: Webhook): [Tone, string] {
  if (!enabled) return ['quiet', tc('channel', 'Off')];
  if (problem) return ['bad', tc('channel', 'Failing')];
  return sent_at ? ['good', tc('channel', 'Working')] : ['waiting', tc('channel', 'Not used yet')];
}
