import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, listReply } from '../core/endpoint.ts';
import { pageFields, pageReply } from '../core/list-page.ts';
import { ROLES } from '../core/roles.ts';
import { EMAIL_CHOICES, KIND_IDS, kindRow } from './kinds.ts';

const kindSchema = z.enum(KIND_IDS);

/** How many days notifications are kept. */
export const NOTIFICATION_DAYS = 90;

const notificationSchema = z.object({
  id: z.number(),
  kind: kindSchema,
  title: z.string(),
  /** The page to open. */
  path: z.string(),
  at: z.string(),
  read: z.boolean(),
});
export type ListedNotification = z.infer<typeof notificationSchema>;

export const notifications = endpoint('GET', '/api/notifications', ROLES, {
  description: `Lists the caller's notifications of the last ${NOTIFICATION_DAYS} days in pages, the newest first`,
  query: () => z.object(pageFields(['time'])),
  reply: () => pageReply(notificationSchema),
});

export const unreadNotifications = endpoint('GET', '/api/notifications/count', ROLES, {
  description: "Returns the number of the caller's unread notifications, at most 100",
  reply: () => z.object({ unread: z.number() }),
});

export const readNotifications = endpoint('POST', '/api/notifications/read', ROLES, {
  description: "Marks the caller's notifications as read: those of these ids, or all up to one",
  body: () =>
    z.union([z.object({ ids: z.array(idSchema).min(1).max(500) }), z.object({ up_to: idSchema })]),
});

const choiceSchema = z.object({
  kind: kindSchema,
  email: z.enum(EMAIL_CHOICES),
  push: z.boolean(),
});

export const notificationChoices = endpoint('GET', '/api/notification-choices', ROLES, {
  description: 'Lists how the caller is notified of each kind of event',
  reply: () => listReply('choices', choiceSchema.shape),
});

export const chooseNotifications = endpoint('PUT', '/api/notification-choices/{kind}', ROLES, {
  description: 'Chooses how the caller is notified of a kind of event',
  params: () => z.object({ kind: kindSchema.describe('The kind of event') }),
  body: () => choiceSchema.omit({ kind: true }),
});

/** The sentence that refuses another choice; null if the choice is allowed. */
export const choiceProblem = (
  kind: z.infer<typeof kindSchema>,
  email: (typeof EMAIL_CHOICES)[number],
): string | null =>
  kindRow(kind).alwaysEmailed && email !== 'now' ? t('Always sent immediately.') : null;
