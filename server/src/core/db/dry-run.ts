import type { Db, Tx } from './database.ts';

/** Ends a transaction without its changes. */
class DryRunDone extends Error {}

/** Does something in a transaction that is always rolled back. @returns what `act` returned */
export async function dryRun<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      result = { value: await act(tx) };
      throw new DryRunDone();
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  if (!result) throw new Error('The dry run ended without a result');
  return result.value;
}
