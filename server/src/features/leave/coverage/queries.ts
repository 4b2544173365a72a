import type { Day } from '@intranet/contract/days.ts';
import type { DbOrTx } from '#core/db/database.ts';

/** A leave as the coverage rules judge it. */
export interface CoverageCase {
  employeeId: number;
  areaId: number;
  start: Day;
  end: Day;
  /** The leave itself, when it exists: its own days do not count twice. */
  exceptLeaveId: number | null;
}

/** What the coverage rules say of each leave, in the same order: sentences, none when all is well. */
export async function findWarnings(
  _db: DbOrTx,
  cases: readonly CoverageCase[],
): Promise<string[][]> {
  return cases.map(() => []);
}
