import { sql } from 'kysely';
import type { WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { defineTaskQueue } from '#core/jobs/queue.ts';
import type { Db } from './database.ts';

export const MONTH_PARTITIONS = defineTaskQueue('month_partitions');

const EVERY_NIGHT = '20 0 * * *';

type Log = ((line: string) => void) | undefined;

/**
 * Adds the coming months' partitions of audit log and outbox. A database function does it, because
 * the server's role owns no table (decision 51). @throws Error if a table stays in use for two seconds
 */
export async function addMonthPartitions(db: Db, log: Log): Promise<void> {
  const { rows } = await sql<{ parent: string; outside: number }>`
    select parent, outside::int from add_month_partitions()`.execute(db);
  for (const { parent, outside } of rows) {
    if (outside === 0) continue;
    log?.(`database: ${outside} rows of ${parent} are in its default partition (decision 51)`);
  }
}

/** Drops months of old emails (decision 51). @throws Error if the outbox stays in use for two seconds */
export async function dropOldMails(db: Db, keptMonths: number, log: Log): Promise<void> {
  const { rows } = await sql<{ name: string; mails: number }>`
    select name, mails::int from drop_mail_months(${keptMonths}::int)`.execute(db);
  for (const { name, mails } of rows) log?.(`database: dropped ${name} with ${mails} old emails`);
}

/** Adds the index that an upgrade left out for a large log. Nobody waits, because old entries don't change. */
async function indexAuditEntries(db: Db): Promise<void> {
  await sql`select index_audit_entries(${sql.lit(Number.MAX_SAFE_INTEGER)}::bigint)`.execute(db);
}

/** Runs at the start too, because a new month's rows would otherwise go to the default partition. */
export async function startPartitionJob(deps: WorkDeps, log: Log): Promise<void> {
  const { db, jobs, config } = deps;
  await every(EVERY_NIGHT, MONTH_PARTITIONS, deps, async () => {
    await addMonthPartitions(db, log);
    await indexAuditEntries(db);
    await dropOldMails(db, config.outboxMonths, log);
  });
  await db.transaction().execute((tx) => jobs.send(tx, MONTH_PARTITIONS, null));
}
