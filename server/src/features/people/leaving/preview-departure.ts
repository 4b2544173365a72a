import {
  DEPARTURE_PROBLEMS,
  type DepartureProblem,
  type PersonsDeparture,
} from '@intranet/contract/people/leaving-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { dryRun } from '#core/db/dry-run.ts';
import { AppError } from '#core/errors.ts';
import { changeBy } from '../hooks.ts';
import { lockEmployee } from '../queries.ts';
import { carryOut, type Leaving, settle } from './carry-out.ts';
import type { LeavingDeps } from './hooks.ts';
import { assertNotOwn } from './policy.ts';

export type Preview = Pick<PersonsDeparture, 'preview' | 'problem'>;

/** What leaving would do, or the rule that prevents it. @throws AppError conflict, or for a bad last day */
export async function previewDeparture(
  deps: LeavingDeps,
  actor: Actor,
  leaving: Leaving,
): Promise<Preview> {
  try {
    assertNotOwn(actor, leaving.employeeId);
    const change = { ...changeBy(deps, actor), deps };
    const { record } = await dryRun(deps.db, (tx) =>
      carryOut(tx, change, leaving, { isPreview: true }),
    );
    return { preview: record, problem: null };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    const problem = DEPARTURE_PROBLEMS.find((known): known is DepartureProblem => known === code);
    if (!problem) throw error;
    return { preview: null, problem };
  }
}

/** The days that would be owed on the last day. It locks no accounts, as a list asks for many people. */
export function previewOwed(deps: LeavingDeps, actor: Actor, leaving: Leaving): Promise<number> {
  const change = { ...changeBy(deps, actor), deps, today: leaving.lastDay };
  return dryRun(deps.db, async (tx) => {
    const employee = await lockEmployee(tx, leaving.employeeId);
    const { owed } = await settle(tx, change, leaving, employee);
    return owed;
  });
}
