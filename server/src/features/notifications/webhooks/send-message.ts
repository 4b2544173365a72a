import type { Day } from '@intranet/contract/core/days.ts';
import type { WebhookService } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { deliverLater, IS_CLAIMED } from '#core/notify/webhooks.ts';
import type { FetchOptions } from '#core/public-fetch/fetch-head.ts';
import { isPassing, type Outcome, postMessage } from './post-message.ts';
import { recordOutcome } from './record-outcome.ts';
import { openAddress } from './sealed-address.ts';

/** A send ends long before (`postPublic`), so that no other worker sends the message too. */
const CLAIM_SECONDS = 60;
const FIRST_PAUSE = 10;
const MAX_PAUSE = 600;
/** A message that nobody accepts is given up after this time. */
export const MAX_HOURS = 24;

const IS_DUE = sql<boolean>`m.not_before <= now() and coalesce(w.resume_at <= now(), true)`;

/** SQL: the last day of the message `m` is over. */
const isOver = (day: Day) => sql<boolean>`coalesce(m.last_day < ${day}, false)`;

interface Claimed {
  id: number;
  webhook_id: number;
  text: string;
  label: string;
  path: string;
  attempts: number;
  service: WebhookService;
  address_sealed: Buffer;
}

/** Claims a message that is due, so that no other worker sends it. */
async function claim(deps: Deps, messageId: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update webhook_messages m
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = attempts + 1
    from webhooks w
    where m.id = ${messageId} and w.id = m.webhook_id and not m.failed
      and not ${IS_CLAIMED} and ${IS_DUE} and not ${isOver(today(deps))}
    returning m.id, m.webhook_id, m.text, m.label, m.path, m.attempts, w.service, w.address_sealed`.execute(
    deps.db,
  );
  return rows[0];
}

/** Deletes a message whose last day is over, unless a worker is sending it. */
async function deleteIfOver(deps: Deps, messageId: number): Promise<boolean> {
  const deleted = await deps.db
    .deleteFrom('webhook_messages as m')
    .where('m.id', '=', messageId)
    .where('m.failed', '=', false)
    .where(sql<boolean>`not ${IS_CLAIMED}`)
    .where(isOver(today(deps)))
    .returning('m.id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/**
 * Queues a message again that waits for its time, or for the one that its service asked for.
 * @throws Error if another worker sends it or has died, so that the job is tried again
 */
async function postpone({ db, jobs }: Deps, messageId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ until: Date; claimed: boolean }>`
      select greatest(m.not_before, w.resume_at) as until, ${IS_CLAIMED} as claimed
      from webhook_messages m join webhooks w on w.id = m.webhook_id
      where m.id = ${messageId} and not m.failed`.execute(tx);
    const [waiting] = rows;
    if (!waiting) return;
    if (waiting.claimed) throw new Error(`Another worker is sending message ${messageId}`);
    await deliverLater(tx, jobs, [messageId], waiting.until);
  });
}

const pauseAfter = (attempts: number) => Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1));

const usedAddress = ({ webhook_id: id, address_sealed }: Claimed) => ({ id, address_sealed });

/** Deletes an accepted message, and schedules or gives up one that failed. */
async function settle(deps: Deps, message: Claimed, outcome: Outcome): Promise<void> {
  const { problem, retryAfter } = outcome;
  await deps.db.transaction().execute(async (tx) => {
    const isCurrent = await recordOutcome(tx, usedAddress(message), outcome);
    if (problem === null) {
      await tx.deleteFrom('webhook_messages').where('id', '=', message.id).execute();
      return;
    }
    // A new address may accept it at once.
    const seconds = isCurrent ? Math.max(retryAfter ?? 0, pauseAfter(message.attempts)) : 0;
    const again = sql<Date>`now() + make_interval(secs => ${seconds})`;
    const isGivenUp =
      isPassing(problem) || !isCurrent
        ? sql<boolean>`${again} > created_at + make_interval(hours => ${MAX_HOURS})`
        : sql<boolean>`true`;
    const stored = await tx
      .updateTable('webhook_messages')
      .set({ claimed_until: null, not_before: again, failed: isGivenUp })
      .where('id', '=', message.id)
      .returning(['failed', 'not_before'])
      .executeTakeFirst();
    if (stored && !stored.failed) {
      await deliverLater(tx, deps.jobs, [message.id], stored.not_before);
    }
  });
}

/** Sends one message to its channel, without a database connection meanwhile. A failed one is tried again later. */
export async function sendWebhookMessage(
  deps: Deps,
  messageId: number,
  world: FetchOptions = {},
): Promise<void> {
  const message = await claim(deps, messageId);
  if (!message) {
    if (!(await deleteIfOver(deps, messageId))) await postpone(deps, messageId);
    return;
  }
  const { service, text, label, path } = message;
  const address = openAddress(deps, usedAddress(message));
  const url = `${deps.config.publicUrl}${path}`;
  const outcome: Outcome =
    address === null
      ? { problem: 'unreadable', status: null, retryAfter: null }
      : await postMessage(deps, { service, address }, { text, label, url }, world);
  await settle(deps, message, outcome);
}
