import { sql } from 'kysely';
import type { Db } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Sealer } from '#core/secrets.ts';
import { mailText } from './content.ts';
import { mailHtml } from './layout.ts';
import { MAIL, STRANDED_MAIL } from './queues.ts';
import { quietMoment } from './quiet-moment.ts';
import { requeueStranded } from './requeue.ts';
import { openMail } from './sealed-content.ts';
import { isRefusedForGood, type Transport } from './transport.ts';

export interface MailWorkerDeps {
  db: Db;
  jobs: Jobs;
  mailSealer: Sealer;
  transport: Transport;
  config: { mailFrom: string; companyName: string; publicUrl: string; timeZone: string };
}

/** Each mail being sent holds one of the 20 database connections. */
const AT_ONCE = 5;
const REFUSALS = 5;
const EVERY_TEN_MINUTES = '*/10 * * * *';

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

/**
 * Sends one queued mail. The row stays locked meanwhile, so no mail is sent twice. The mail fails
 * after its last try, or when the mail server has rejected it REFUSALS times.
 * @throws the transport's error, after storing it, so that the queue retries
 */
export async function sendMail(
  deps: MailWorkerDeps,
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
      const content = openMail(deps.mailSealer, mail);
      const host = new URL(deps.config.publicUrl).hostname;
      await deps.transport.send({
        id: mail.id,
        from: deps.config.mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        text: `${mailText(content)}\n\n${deps.config.companyName}\n`,
        html: mailHtml(content, deps.config.companyName),
        messageId: `<outbox-${mail.id}-${mail.created_at.getTime()}@${host}>`,
      });
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

export async function startMailWorker(deps: MailWorkerDeps): Promise<void> {
  const { db, jobs, config } = deps;
  await jobs.work(
    MAIL,
    async ({ mailId }, { lastTry }) => {
      await quietMoment();
      await sendMail(deps, mailId, lastTry);
    },
    { atOnce: AT_ONCE },
  );
  await jobs.work(STRANDED_MAIL, async () => {
    await requeueStranded(deps);
  });
  await jobs.schedule(STRANDED_MAIL, EVERY_TEN_MINUTES, config.timeZone);
  await db.transaction().execute((tx) => jobs.send(tx, STRANDED_MAIL, null));
}
