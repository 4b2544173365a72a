import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Db, Tx } from '#core/db/database.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { CLAIM_SECONDS, type ClaimedMail, claimMail, SEND_SECONDS } from './claims.ts';
import { MAIL } from './queue-messages.ts';
import { isRecipientRefused, isRefusedForGood } from './refusals.ts';
import { requeueStranded, STRANDED_MAIL } from './requeue.ts';
import { openMail } from './sealed-content.ts';

const REFUSALS = 5;
const EVERY_TEN_MINUTES = '*/10 * * * *';
const RECORD_AGAIN_MS = 500;
/** Statements about emails that run at once, each on a connection. */
export const MAIL_STATEMENTS = 5;
const statements = pLimit(MAIL_STATEMENTS);

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

export interface MailHooks {
  /** Runs in the transaction that marks the recipient's address as refused (D65). */
  onRefused?: (tx: Tx) => Promise<void>;
  /** Gets one line about a first failure or the last one. Subject and content stay out (S8). */
  log?: (line: string) => void;
}

type SendDeps = Pick<Deps, 'db' | 'mailSealer' | 'channels'>;

async function deliver({ mailSealer, channels }: SendDeps, mail: ClaimedMail): Promise<void> {
  const channel = channels.find(({ name }) => name === mail.channel);
  if (!channel) throw new Error(`The channel ${mail.channel} is not set up.`);
  const content = openMail(mailSealer, mail);
  await channel.deliver(
    { ...mail, content, createdAt: mail.created_at },
    AbortSignal.timeout(SEND_SECONDS * 1_000),
  );
}

async function markSent(db: Db, mail: ClaimedMail): Promise<void> {
  if (mail.wasRefused) {
    // The address works again.
    await db
      .updateTable('mail_outbox')
      .set({ refused: false })
      .where('recipient', '=', mail.recipient)
      .where('refused', '=', sql.lit(true))
      .execute();
  }
  await db
    .updateTable('mail_outbox')
    .set({
      state: 'sent',
      attempts: sql`attempts + 1`,
      last_error: null,
      sent_at: sql`now()`,
      claimed_until: null,
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'queued')
    .execute();
}

/** Retries while the claim is valid, because the message would otherwise be sent twice. */
async function recordSent(db: Db, mail: ClaimedMail, claimedAt: number): Promise<void> {
  for (;;) {
    try {
      await statements(() => markSent(db, mail));
      return;
    } catch (error) {
      const seconds = (performance.now() - claimedAt) / 1_000;
      if (seconds > CLAIM_SECONDS) throw error;
      await delay(RECORD_AGAIN_MS);
    }
  }
}

/** @returns true if the message won't be retried because the recipient was refused */
async function recordFailure(
  db: Db,
  mail: ClaimedMail,
  { error, lastTry }: { error: unknown; lastTry: boolean },
  { onRefused, log }: MailHooks,
): Promise<boolean> {
  const refused = isRecipientRefused(error);
  const isLast = lastTry || (isRefusedForGood(error) && mail.attempts + 1 >= REFUSALS);
  const isOver = refused || isLast;
  const recorded = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('mail_outbox')
      .set({
        state: isOver ? 'failed' : 'queued',
        ...(refused && { refused }),
        attempts: sql`attempts + 1`,
        last_error: reason(error),
        claimed_until: null,
      })
      .where('id', '=', mail.id)
      .where('state', '=', 'queued')
      .where('claimed_until', '=', mail.claimed_until)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (refused) await onRefused?.(tx);
    return true;
  });
  if (recorded && (isOver || mail.attempts === 0)) {
    const outcome = isOver ? 'will not be sent' : 'was not sent and will be retried';
    log?.(`mail: message ${mail.id} ${outcome}: ${reason(error).replace(/\s+/g, ' ')}`);
  }
  return refused;
}

/**
 * Sends a queued message that no other worker is sending, without a database connection meanwhile
 * (docs/decisions/0044). @throws the error, so that the job is retried
 */
export async function sendMail(
  deps: SendDeps,
  mailId: number,
  lastTry: boolean,
  hooks: MailHooks = {},
): Promise<void> {
  const claimedAt = performance.now();
  const mail = await statements(() => claimMail(deps.db, mailId));
  if (!mail) return;
  try {
    await deliver(deps, mail);
  } catch (error) {
    const outcome = { error, lastTry };
    if (await statements(() => recordFailure(deps.db, mail, outcome, hooks))) return;
    throw error;
  }
  await recordSent(deps.db, mail, claimedAt);
}

export async function startMailWorker(deps: WorkDeps, hooks: MailHooks = {}): Promise<void> {
  const { db, jobs, config } = deps;
  await jobs.work(MAIL, ({ mailId }, { lastTry }) => sendMail(deps, mailId, lastTry, hooks), {
    // Half as many again are claimed or recorded while others use the connections.
    atOnce: Math.ceil(1.5 * config.mailConnections),
    fetchesAhead: true,
  });
  await every(EVERY_TEN_MINUTES, STRANDED_MAIL, deps, () => requeueStranded(deps));
  await db.transaction().execute((tx) => jobs.send(tx, STRANDED_MAIL, null));
}
