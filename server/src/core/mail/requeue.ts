import { sql } from 'kysely';
import type { Db, Tx } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { MAIL } from './queues.ts';

/**
 * Queues a message again, to be sent now: a try that waits for its time gives way to this one, so
 * that asking often does not make many. One that is under way is left to finish.
 */
export async function requeueMail(tx: Tx, jobs: Pick<Jobs, 'send'>, mailId: number): Promise<void> {
  await sql`
    delete from pgboss.job
    where name = 'mail' and state in ('created', 'retry') and data = ${{ mailId }}
  `.execute(tx);
  await jobs.send(tx, MAIL, { mailId });
}

/**
 * Queues again what waits without a job that would send it: the server was killed during the last
 * try, or the jobs did not come back with a backup. What has a job, or is being sent, is left alone,
 * so that it may run as often as one likes.
 * @returns how many
 */
export async function requeueStranded(deps: { db: Db; jobs: Pick<Jobs, 'send'> }): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mailId: number }>`
      select id as "mailId" from mail_outbox m
      where state = 'queued' and not exists (
        select from pgboss.job
        where name = 'mail' and state in ('created', 'retry', 'active')
          and data = jsonb_build_object('mailId', m.id)
      )
      order by id
      for update skip locked
    `.execute(tx);
    await deps.jobs.send(tx, MAIL, ...rows);
    return rows.length;
  });
}
