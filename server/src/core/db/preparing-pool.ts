import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { FrequentStatements } from './frequent-statements.ts';

/** Not ours to mend: the plan is another's by now (a migration), or is gone (DISCARD, DEALLOCATE). */
export function isStalePlan({ code, message }: Error & { code?: string }): boolean {
  return (
    code === '26000' ||
    (code === '0A000' && /cached plan must not change result type/.test(message))
  );
}

/** What Kysely needs of a client, with names for what comes often. */
function prepareFrequent(client: pg.PoolClient, frequent: FrequentStatements): PostgresPoolClient {
  /** Changes when what the connection has prepared is of no use any more. */
  let generation = 0;

  /** A transaction's beginning, whose answer nobody has waited for yet. */
  let begun: Promise<unknown> | null = null;

  async function run(text: string, values: unknown[]) {
    // What has no values may be several statements in one, and costs nothing to plan.
    const name = values.length > 0 ? frequent.nameOf(text) : null;
    if (name === null) return client.query(text, values);
    const isInTransaction = begun !== null || client.getTransactionStatus() !== 'I';
    const ask = () => client.query({ name: `${name}_${generation}`, text, values });
    try {
      return await ask();
    } catch (error) {
      if (!isStalePlan(error as Error)) throw error;
      generation += 1;
      // A transaction has failed with its statement: its maker tries again as a whole.
      if (isInTransaction) throw error;
      await client.query('deallocate all');
      return ask();
    }
  }

  /** What follows a `begin` is sent right behind it: one round trip less for each transaction. */
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
    // Its other form, a cursor's, is used where Kysely was given one: it was not.
    query: runBehind as unknown as PostgresPoolClient['query'],
    // The pool gives it a new one each time it is lent.
    release: (error) => client.release(error),
    ...(processID !== undefined && { processID }),
  };
}

/**
 * The pool as Kysely takes it, where a statement that comes often is prepared: parsed once for each
 * connection, and planned once where PostgreSQL finds that a plan serves all values. Planning is most of
 * what a small query costs. What a pooler that lends a connection for one transaction only
 * (PgBouncer's) does not carry along is not there to be used: see DATABASE_PREPARE.
 */
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
