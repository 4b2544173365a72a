import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '#core/db/database.ts';
import { AUDIT_COLUMNS, type AuditEntry, auditRow } from './record.ts';

interface Counted extends ReturnType<typeof auditRow> {
  key: Buffer;
  times: number;
}

const withTimes = (times: RawBuilder<number>) =>
  sql<string>`detail || jsonb_build_object('times', ${times})`;

/** Counts refusals; the first of a minute also gets its audit entry. One round trip. */
const upsert = (db: DbOrTx, { key, times, ...entry }: Counted) =>
  db
    .with('counted', (q) =>
      q
        .insertInto('refusal_counts')
        .values({
          ...entry,
          minute: sql<Date>`date_trunc('minute', now())`,
          key,
          n: times,
          logged: times,
          last_at: sql<Date>`now()`,
        })
        .onConflict((conflict) =>
          conflict.columns(['minute', 'key']).doUpdateSet({
            n: sql<number>`refusal_counts.n + excluded.n`,
            last_at: sql<Date>`now()`,
          }),
        )
        .returning([...AUDIT_COLUMNS, 'n', 'logged']),
    )
    .insertInto('audit_entries')
    .columns(AUDIT_COLUMNS)
    .expression((q) =>
      q
        .selectFrom('counted')
        .select(['account_id', 'actor', 'action', 'subject', 'address'])
        .select(sql<string>`case when n = 1 then detail else ${withTimes(sql`n`)} end`.as('detail'))
        .whereRef('n', '=', 'logged'),
    )
    .execute();

/** Records a refusal (D39). `summarizeRefusals` adds one entry for equal ones within a minute. */
export async function countRefusal(db: DbOrTx, entry: AuditEntry, times = 1): Promise<void> {
  const row = auditRow(entry);
  await upsert(db, { ...row, key: hash('sha256', JSON.stringify(row), 'buffer'), times });
}

type Batch = { times: number; written: Promise<void> };

class RefusalBatches {
  readonly #db: Db;
  readonly #collecting = new Map<string, Batch>();
  readonly #writing = new Map<string, Promise<void>>();

  constructor(db: Db) {
    this.#db = db;
  }

  count(entry: AuditEntry): Promise<void> {
    const key = JSON.stringify(entry);
    const collecting = this.#collecting.get(key);
    if (collecting) {
      collecting.times += 1;
      return collecting.written;
    }
    const batch: Batch = { times: 1, written: Promise.resolve() };
    batch.written = this.#write(key, entry, batch);
    this.#collecting.set(key, batch);
    return batch.written;
  }

  async #write(key: string, entry: AuditEntry, batch: Batch): Promise<void> {
    await this.#writing.get(key)?.catch(() => undefined);
    this.#collecting.delete(key);
    const writing = countRefusal(this.#db, entry, batch.times);
    this.#writing.set(key, writing);
    try {
      await writing;
    } finally {
      if (this.#writing.get(key) === writing) this.#writing.delete(key);
    }
  }
}

const batches = new WeakMap<Db, RefusalBatches>();

/** Records a refusal outside a transaction. In a flood, equal refusals share a connection. */
export function countRefusalInBatch(db: Db, entry: AuditEntry): Promise<void> {
  const known = batches.get(db) ?? new RefusalBatches(db);
  batches.set(db, known);
  return known.count(entry);
}

/** One statement, so that concurrent servers neither lose nor double a count. */
export async function summarizeRefusals(db: DbOrTx): Promise<void> {
  await db
    .with('over', (q) =>
      q
        .deleteFrom('refusal_counts')
        .using((eb) =>
          eb
            .selectFrom('refusal_counts')
            .select(['minute', 'key'])
            .where('minute', '<', sql<Date>`date_trunc('minute', now())`)
            .forUpdate()
            .skipLocked()
            .as('past'),
        )
        .whereRef('refusal_counts.minute', '=', 'past.minute')
        .whereRef('refusal_counts.key', '=', 'past.key')
        .returning([...AUDIT_COLUMNS, 'n', 'logged', 'last_at']),
    )
    .insertInto('audit_entries')
    .columns(['at', ...AUDIT_COLUMNS])
    .expression((q) =>
      q
        .selectFrom('over')
        .select(['last_at', 'account_id', 'actor', 'action', 'subject', 'address'])
        .select(withTimes(sql`n - logged`).as('detail'))
        .whereRef('n', '>', 'logged')
        .orderBy('last_at'),
    )
    .execute();
}
