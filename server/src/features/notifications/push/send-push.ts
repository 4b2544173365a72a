import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import webPush from 'web-push';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { inLanguage } from '#core/language.ts';
import type { FetchOptions } from '#core/public-fetch/fetch-head.ts';
import { postPublic } from '#core/public-fetch/post-public.ts';

/** The browser may get it so many seconds later. */
const TTL = 86_400;

/** What is to be sent, unless it was read or dropped, the session has ended, or the person chose otherwise. */
function findPush({ db, clock }: Deps, notificationId: number, subscriptionId: number) {
  return db
    .selectFrom('notifications as n')
    .innerJoin('push_subscriptions as p', 'p.account_id', 'n.account_id')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('accounts as a', 'a.id', 'n.account_id')
    .innerJoin('notification_choices as c', (join) =>
      join.onRef('c.account_id', '=', 'n.account_id').onRef('c.kind', '=', 'n.kind'),
    )
    .select(['n.path', 'n.account_id', 'p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .select((eb) =>
      eb.fn
        .coalesce('a.language', eb.selectFrom('company_settings').select('default_language'))
        .as('language'),
    )
    .where('n.id', '=', notificationId)
    .where('n.read_at', 'is', null)
    .where('p.id', '=', subscriptionId)
    .where('c.push', '=', true)
    .where('s.expires_at', '>', clock.now())
    .executeTakeFirst();
}

/** The text names nobody, and no type of leave: it shows on locked screens. */
const payloadOf = (deps: Deps, path: string, language: string | null) =>
  JSON.stringify({
    title: deps.config.companyName,
    body: inLanguage(language, () => t('You have a new notification.')),
    path,
  });

/** Whom a push service can ask about the messages. Over plain http, where browsers know no push, it is nobody. */
const subjectOf = ({ publicUrl }: Deps['config']) =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';

/**
 * Sends one push message. A browser that its push service doesn't know any more (404, 410) is forgotten.
 * @throws Error for a push service that is away or refuses, so that the job is tried again
 */
export async function sendPush(
  deps: Deps,
  { notificationId, subscriptionId }: { notificationId: number; subscriptionId: number },
  world: FetchOptions = {},
): Promise<void> {
  const push = await findPush(deps, notificationId, subscriptionId);
  if (!push) return;
  // Quiet while on leave.
  if ((await deps.listAbsent(deps.db, [push.account_id], today(deps))).size > 0) return;
  const { endpoint, p256dh, auth } = push;
  const { publicKey, privateKey } = deps.pushKeys;
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payloadOf(deps, push.path, push.language),
    {
      vapidDetails: { subject: subjectOf(deps.config), publicKey, privateKey },
      TTL,
      contentEncoding: 'aes128gcm',
    },
  );
  const headers = request.headers as Record<string, string | number>;
  const { status } = await postPublic(endpoint, { headers, body: request.body ?? '' }, world);
  if (status === 404 || status === 410) {
    await sql`delete from push_subscriptions where id = ${push.id}`.execute(deps.db);
    return;
  }
  if (status >= 300)
    throw new Error(`${new URL(endpoint).host} answered ${status} to a push message`);
}
