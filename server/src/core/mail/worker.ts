import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { MAIL } from './queue-messages.ts';
import { quietMoment } from './quiet-moment.ts';
import { requeueStranded, STRANDED_MAIL } from './requeue.ts';
import { openMail } from './sealed-content.ts';
import { isRecipientRefused, isRefusedForGood } from './transport.ts';

/** Each mail being sent holds one of the 20 database connections. */
const AT_ONCE = 5;
const REFUSALS = 5;
const EVERY_TEN_MINUTES = '*/10 * * * *';

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

/** The address works again. */
async function clearRefusals(tx: Tx, recipient: string): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set({ refused: false })
    .where('recipient', '=', recipient)
    .where('refused', '=', sql.lit(true))
    .execute();
}

export interface MailHooks {
  /** Runs in the transaction that marks the recipient's address as refused (D65). */
  onRefused?: (tx: Tx) => Promise<void>;
  /** Gets one line about a first failure or the last one. Subject and content stay out (S8). */
  log?: (line: string) => void;
}

/** The row stays locked, so no mail is sent twice. @throws the error, so that it is retried */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'mailSealer' | 'channels'>,
  mailId: number,
  lastTry: boolean,
  { onRefused, log }: MailHooks = {},
): Promise<void> {
  const failure = await deps.db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('mail_outbox')
      .selectAll()
      .select(
        sql<boolean>`exists (
          select from mail_outbox m where m.refused and m.recipient = mail_outbox.recipient
        )`.as('wasRefused'),
      )
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst();
    if (mail?.state !== 'queued') return null;

    try {
      const channel = deps.channels.find(({ name }) => name === mail.channel);
      if (!channel) throw new Error(`The channel ${mail.channel} is not set up.`);
      const content = openMail(deps.mailSealer, mail);
      await channel.deliver({ ...mail, content, createdAt: mail.created_at });
    } catch (error) {
      const refused = isRecipientRefused(error);
      const isLast = lastTry || (isRefusedForGood(error) && mail.attempts + 1 >= REFUSALS);
      await tx
        .updateTable('mail_outbox')
        .set({
          state: isLast || refused ? 'failed' : 'queued',
          ...(refused && { refused }),
          attempts: sql`attempts + 1`,
          last_error: reason(error),
        })
        .where('id', '=', mail.id)
        .execute();
      if (refused) await onRefused?.(tx);
      const isOver = refused || isLast;
      if (isOver || mail.attempts === 0) {
        const outcome = isOver ? 'will not be sent' : 'was not sent and will be retried';
        log?.(`mail: message ${mail.id} ${outcome}: ${reason(error).replace(/\s+/g, ' ')}`);
      }
      return refused ? null : error;
    }
    if (mail.wasRefused) await clearRefusals(tx, mail.recipient);
    await tx
      .updateTable('mail_outbox')
      .set({ state: 'sent', attempts: sql`attempts + 1`, last_error: null, sent_at: sql`now()` })
      .where('id', '=', mail.id)
      .execute();
    return null;
  });
  if (failure) throw failure;
}

export async function startMailWorker(deps: WorkDeps, hooks: MailHooks = {}): Promise<void> {
  const { db, jobs } = deps;
  await jobs.work(
    MAIL,
    async ({ mailId }, { lastTry }) => {
      await quietMoment();
      await sendMail(deps, mailId, lastTry, hooks);
    },
    { atOnce: AT_ONCE },
  );
  await every(EVERY_TEN_MINUTES, STRANDED_MAIL, deps, () => requeueStranded(deps));
  await db.transaction().execute((tx) => jobs.send(tx, STRANDED_MAIL, null));
}
