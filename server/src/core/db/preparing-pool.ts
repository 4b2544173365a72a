import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A statement is prepared when it is used for the fourth time. */
const USES_BEFORE_PREPARING = 4;
/** The largest number of prepared statements, because each has a plan in every connection. */
const MAX_NAMED = 200;
/** The largest number of other statements counted; rare ones make room for new ones. */
const MAX_COUNTED = 1_000;
/** In characters; longer statements are imports with many rows. */
const MAX_LENGTH = 10_000;

class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (text.length > MAX_LENGTH || this.#names.size >= MAX_NAMED) return null;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.delete(text);
    if (count < USES_BEFORE_PREPARING) {
      this.#counts.set(text, count);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > MAX_COUNTED && oldest !== undefined) this.#counts.delete(oldest);
      return null;
    }
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** True if a migration changed the plan, or DISCARD or DEALLOCATE removed it. */
export function isStalePlan({ code, message }: Error & { code?: string }): boolean {
  return (
    code === '26000' ||
    (code === '0A000' && /cached plan must not change result type/.test(message))
  );
}

function prepareFrequent(client: pg.PoolClient, frequent: FrequentStatements): PostgresPoolClient {
  /** Changes when the connection's prepared statements become invalid. */
  let generation = 0;

  let begun: Promise<unknown> | null = null;

  async function run(text: string, values: unknown[]) {
    // Text without values may contain several statements, and is cheap to plan.
    const name = values.length > 0 ? frequent.nameOf(text) : null;
    if (name === null) return client.query(text, values);
    const isInTransaction = begun !== null || client.getTransactionStatus() !== 'I';
    const ask = () => client.query({ name: `${name}_${generation}`, text, values });
    try {
      return await ask();
    } catch (error) {
      if (!isStalePlan(error as Error)) throw error;
      generation += 1;
      if (isInTransaction) throw error;
      await client.query('deallocate all');
      return ask();
    }
  }

  /** Sends the next statement right behind `begin`, which saves a round trip per transaction. */
  async function runBehind(text: string, values: unknown[]) {
    if (text === 'begin') {
      begun = client.query(text);
      begun.catch(() => undefined);
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    if (begun === null) return run(text, values);
    const first = run(text, values);
    const beginning = begun;
    begun = null;
    first.catch(() => undefined);
    await beginning;
    return first;
  }

  const { processID } = client as { processID?: number };
  return {
    // Kysely never uses the cursor overload.
    query: runBehind as unknown as PostgresPoolClient['query'],
    // The pool sets a new `release` each time it lends the client.
    release: (error) => client.release(error),
    ...(processID !== undefined && { processID }),
  };
}

/** Planning takes most of a small query's time. Some poolers don't support it: DATABASE_PREPARE. */
export function preparingPool(
  pool: Pick<pg.Pool, 'options' | 'end'> & { connect(): Promise<pg.PoolClient> },
): PostgresPool {
  const frequent = new FrequentStatements();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepareFrequent(client, frequent);
      clients.set(client, known);
      return known;
    },
  };
}
