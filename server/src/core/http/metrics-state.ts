import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#core/db/database.ts';
import { withTimeout } from '#core/with-timeout.ts';

export type PoolState = { totalCount: number; idleCount: number; waitingCount: number };

export interface StateSource {
  db: Db;
  pool?: PoolState;
  /** The open streams of updates; a worker has none. */
  countStreams?: () => number;
}

/** A scrape waits this long in ms for a database that does not reply. */
const TIMEOUT_MS = 2_000;

interface State {
  mailWaiting: number;
  mailFailed: number;
  mailOldest: number;
  refused: number;
  jobs: { queue: string; waiting: number; failed: number }[];
}

async function readState(db: Db): Promise<State> {
  const { rows } = await sql<State>`
    select mail.*, refused.*, coalesce(jobs.list, '[]') as jobs
    from (
      select count(*) filter (where state = 'queued')::int as "mailWaiting",
        count(*) filter (where state = 'failed' and dismissed_at is null)::int as "mailFailed",
        coalesce(extract(epoch from now() - min(created_at) filter (where state = 'queued')), 0)::float8
          as "mailOldest"
      from mail_outbox where state in ('queued', 'failed')
    ) mail, (
      select coalesce(sum(times), 0)::int as "refused" from (
        select coalesce((detail ->> 'times')::int, 1) as times from audit_entries
        where at > now() - interval '10 minutes' and action = 'sign_in_refused'
        union all
        select n - logged from refusal_counts
        where last_at > now() - interval '10 minutes' and action = 'sign_in_refused'
      ) counted
    ) refused, (
      select json_agg(json_build_object('queue', name, 'waiting', waiting, 'failed', failed)) as list
      from (
        select q.name,
          count(j.*) filter (where j.state in ('created', 'retry')) as waiting,
          count(j.*) filter (where j.state = 'failed') as failed
        from pgboss.queue q left join pgboss.job j
          on j.name = q.name and j.state in ('created', 'retry', 'failed')
        where q.name not like '\\_\\_%'
        group by q.name order by q.name
      ) queues
    ) jobs`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('The database did not tell its state.');
  return state;
}

/** Returns their update. If the database fails, its metrics are omitted. */
export function addStateMetrics(
  { Gauge }: FastifyInstance['metrics']['client'],
  { db, pool, countStreams }: StateSource,
): () => Promise<void> {
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `intranet_${name}`, help, labelNames });
  const up = gauge('database_up', '1 when the database answered this reading, else 0');
  const connections = gauge(
    'database_pool_connections',
    'Connections of this process to the database, by state: used or idle',
    'state',
  );
  const waitingForPool = gauge(
    'database_pool_waiting',
    'Requests of this process that wait for a connection to the database',
  );
  const streams = gauge(
    'update_streams',
    'Browsers that this process tells about changes, one stream each',
  );
  const jobs = gauge('jobs', 'Jobs by queue and state: waiting or failed', 'queue', 'state');
  const mails = gauge('mails', 'Messages of the outbox by state: waiting or failed', 'state');
  const oldest = gauge(
    'mail_oldest_seconds',
    'Age of the message that has waited longest, in seconds; 0 when none waits',
  );
  const refused = gauge(
    'sign_ins_refused_10m',
    'Sign-ins that were refused within the last ten minutes, at all servers',
  );

  return async () => {
    if (pool) {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      waitingForPool.set(pool.waitingCount);
    }
    if (countStreams) streams.set(countStreams());
    for (const one of [jobs, mails, oldest, refused]) one.reset();
    try {
      const state = await withTimeout(
        readState(db),
        TIMEOUT_MS,
        'The database did not answer in time.',
      );
      for (const { queue, waiting, failed } of state.jobs) {
        jobs.set({ queue, state: 'waiting' }, waiting);
        jobs.set({ queue, state: 'failed' }, failed);
      }
      mails.set({ state: 'waiting' }, state.mailWaiting);
      mails.set({ state: 'failed' }, state.mailFailed);
      oldest.set(state.mailOldest);
      refused.set(state.refused);
      up.set(1);
    } catch {
      for (const one of [oldest, refused]) one.remove();
      up.set(0);
    }
  };
}
