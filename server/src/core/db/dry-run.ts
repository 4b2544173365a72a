import type { Db, Tx } from './database.ts';

/** Does something in a transaction that is always rolled back. @returns what `act` returned */
export async function dryRun<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  try {
    return await act(tx);
  } finally {
    await tx.rollback().execute();
  }
}
