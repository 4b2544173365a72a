import { sql } from 'kysely';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { MAIL } from './queue-messages.ts';
import { quietMoment } from './quiet-moment.ts';
import { requeueStranded, STRANDED_MAIL } from './requeue.ts';
import { openMail } from './sealed-content.ts';
import { isRefusedForGood } from './transport.ts';

/** Each mail being sent holds one of the 20 database connections. */
const AT_ONCE = 5;
const REFUSALS = 5;
const EVERY_TEN_MINUTES = '*/10 * * * *';

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

/** The row stays locked, so no mail is sent twice. @throws the error, so that it is retried */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'mailSealer' | 'channels'>,
  mailId: number,
  lastTry: boolean,
): Promise<void> {
  const failure = await deps.db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('mail_outbox')
      .selectAll()
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
      const refused = isRefusedForGood(error) && mail.attempts + 1 >= REFUSALS;
      await tx
        .updateTable('mail_outbox')
        .set({
          state: lastTry || refused ? 'failed' : 'queued',
          attempts: sql`attempts + 1`,
          last_error: reason(error),
        })
        .where('id', '=', mail.id)
        .execute();
      return error;
    }
    await tx
      .updateTable('mail_outbox')
      .set({ state: 'sent', attempts: sql`attempts + 1`, last_error: null, sent_at: sql`now()` })
      .where('id', '=', mail.id)
      .execute();
    return null;
  });
  if (failure) throw failure;
}

export async function startMailWorker(deps: WorkDeps): Promise<void> {
  const { db, jobs } = deps;
  await jobs.work(
    MAIL,
    async ({ mailId }, { lastTry }) => {
      await quietMoment();
      await sendMail(deps, mailId, lastTry);
    },
    { atOnce: AT_ONCE },
  );
  await every(EVERY_TEN_MINUTES, STRANDED_MAIL, deps, () => requeueStranded(deps));
  await db.transaction().execute((tx) => jobs.send(tx, STRANDED_MAIL, null));
}
