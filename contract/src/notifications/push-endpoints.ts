import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/);

/** As the browser's PushSubscription writes itself. */
export const pushSubscriptionBody = z.object({
  endpoint: z
    .string()
    .max(1_000)
    .refine((text) => URL.parse(text)?.protocol === 'https:', {
      error: () => t('The address must begin with https://'),
    }),
  p256dh: base64url(200),
  auth: base64url(100),
});

export const pushSubscriptions = endpoint('GET', '/api/push-subscriptions', ROLES, {
  description: "Returns the key for push messages, and the caller's browsers that get them",
  reply: () =>
    z.object({
      /** The public key (VAPID), for the browser. */
      key: z.string(),
      subscriptions: z.array(z.object({ id: z.number(), endpoint: z.string() })),
    }),
});

export const addPushSubscription = endpoint('POST', '/api/push-subscriptions', ROLES, {
  description: 'Sends push messages to this browser, as long as its session lasts',
  body: () => pushSubscriptionBody,
});

export const removePushSubscription = endpoint('DELETE', '/api/push-subscriptions/{id}', ROLES, {
  description: 'Sends no more push messages to a browser of the caller',
  params: () => z.object({ id: idSchema }),
});
