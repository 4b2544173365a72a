import { sql } from 'kysely';
import type { Db } from '#core/db/database.ts';

/** A worker gives up a send after this time, whatever the mail server does. */
export const SEND_SECONDS = 60;
/** A claim outlasts its send by the time to record it after a failover of the database. */
export const CLAIM_SECONDS = 2 * SEND_SECONDS;

/** SQL: a worker is sending the message. If it dies, this ends with its claim. */
export const IS_BEING_SENT = sql<boolean>`(coalesce(claimed_until, '-infinity') > now())`;

const WAS_REFUSED = sql<boolean>`exists (
  select from mail_outbox m where m.refused and m.recipient = mail_outbox.recipient
)`;

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/**
 * Claims a queued message, so that no other worker sends it and nobody drops it. No connection is held.
 * @returns undefined if it is no longer queued
 * @throws Error if another worker's claim is still valid, so that the job is retried later
 */
export async function claimMail(db: Db, id: number) {
  const mail = await db
    .updateTable('mail_outbox')
    // In milliseconds like a Date, because the claim is recognized by its time.
    .set({
      claimed_until: sql<Date>`date_trunc('milliseconds', clock_timestamp())
        + make_interval(secs => ${CLAIM_SECONDS})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where(sql<boolean>`not ${IS_BEING_SENT}`)
    .returningAll()
    .returning(WAS_REFUSED.as('wasRefused'))
    .executeTakeFirst();
  if (mail) return mail;
  const other = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (other) throw new Error(`Another worker is sending message ${id}, or died while it did.`);
  return undefined;
}
