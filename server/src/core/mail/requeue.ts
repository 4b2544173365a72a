import { sql } from 'kysely';
import type { Db, Tx } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { defineTaskQueue } from '../jobs/queue.ts';
import { IS_BEING_SENT } from './claims.ts';
import { MAIL } from './queue-messages.ts';

export const STRANDED_MAIL = defineTaskQueue('stranded_mail');

/** Queues a mail for sending now, in place of a waiting retry. A running job is left alone. */
export async function requeueMail(tx: Tx, jobs: Pick<Jobs, 'send'>, mailId: number): Promise<void> {
  await sql`
    delete from pgboss.job
    where name = 'mail' and state in ('created', 'retry') and data = ${{ mailId }}
  `.execute(tx);
  await jobs.send(tx, MAIL, { mailId });
}

const MAX_REQUEUED = 500;

/** Queues mails without a job, after a kill during the last try or a restore. Held ones still wait. */
export async function requeueStranded(deps: { db: Db; jobs: Pick<Jobs, 'send'> }): Promise<number> {
  let total = 0;
  for (;;) {
    const requeued = await requeueSome(deps);
    total += requeued;
    if (requeued < MAX_REQUEUED) return total;
  }
}

async function requeueSome(deps: { db: Db; jobs: Pick<Jobs, 'send'> }): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mailId: number }>`
      select m.id as "mailId" from mail_outbox m
      where m.state = 'queued' and coalesce(not_before, now()) <= now() and not ${IS_BEING_SENT}
      and not exists (
        select from pgboss.job
        where name = 'mail' and state in ('created', 'retry', 'active')
          and data = jsonb_build_object('mailId', m.id)
      )
      order by id
      limit ${MAX_REQUEUED}
      for update skip locked
    `.execute(tx);
    if (rows.length > 0) await deps.jobs.send(tx, MAIL, ...rows);
    return rows.length;
  });
}
