import { MAX_IMPORT_LINES } from '@intranet/contract/core/import.ts';
import { ACTIVE_STATES, type LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import {
  confirmPlan,
  countActions,
  previewPlan,
  type SheetImport,
} from '#core/sheets/import-plan.ts';
import { type ImportRow, readColumns } from '#core/sheets/read-columns.ts';
import { readSheet } from '#core/sheets/read-sheet.ts';
import { fundingSettings, listFundingFacts } from '#features/balance/funding.ts';
import { findKnownEmployees, foldNames, lockForImport } from '#features/people/import/queries.ts';
import { requestMissingApprovals } from '../approval/request-missing-approvals.ts';
import { LEAVE_COLUMNS, readName } from './cells.ts';
import { insertLeaves } from './insert-leaves.ts';
import { type KnownLeave, planLeaves } from './plan-leaves.ts';

type Row = ImportRow<keyof typeof LEAVE_COLUMNS>;

export interface LeaveImport extends SheetImport {
  /** True to debit the vacations, false if the balances already include them. */
  charge: boolean;
}

const namesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ cells }) => readName(cells.name).value ?? []);

async function findKnownLeaves(db: DbOrTx, employeeIds: readonly number[]): Promise<KnownLeave[]> {
  return db
    .selectFrom('leaves')
    .select(['employee_id as employeeId', 'type', 'starts_on as start', 'ends_on as end'])
    .select('state')
    .where(sql<boolean>`employee_id = any(${employeeIds}::bigint[])`)
    .where('state', 'in', [...ACTIVE_STATES, 'rejected'])
    .$narrowType<{ type: LeaveType; state: LeaveState }>()
    .execute();
}

async function readPlan(db: DbOrTx, deps: Deps, rows: readonly Row[], charge: boolean) {
  const names = namesOf(rows);
  const folded = await foldNames(db, names);
  const wanted = names.map((name) => folded.get(name) ?? name);
  const known = await findKnownEmployees(db, wanted, today(deps));
  const ids = [...known.values()].map(({ id }) => id);
  return planLeaves(rows, {
    ...fundingSettings(deps),
    charge,
    folded,
    known,
    leaves: await findKnownLeaves(db, ids),
    funding: await listFundingFacts(db, ids),
  });
}

/**
 * Previews or imports a sheet of decided leave, all lines or none. Vacations are debited in file
 * order (D19), unless the balances already include them.
 * @throws AppError invalid_file, import_refused
 */
export async function importLeaves(deps: Deps, actor: Actor, input: LeaveImport) {
  const { file, mode, plan, charge } = input;
  const rows = readColumns(await readSheet(file, MAX_IMPORT_LINES), LEAVE_COLUMNS);
  if (mode === 'preview') {
    const steps = await readPlan(deps.db, deps, rows, charge);
    return previewPlan(file, steps);
  }
  return deps.db.transaction().execute(async (tx) => {
    await lockForImport(tx, namesOf(rows));
    const steps = await readPlan(tx, deps, rows, charge);
    const reply = confirmPlan(file, steps, plan);
    const leaves = steps.flatMap(({ create }) => create ?? []);
    await insertLeaves(tx, { actor: actor.username, now: deps.clock.now() }, leaves);
    await requestMissingApprovals(tx, deps);
    const { lines: read, created } = countActions(reply.lines);
    await recordAct(tx, actor, 'leaves_imported', '', { lines: read, created, charged: charge });
    return reply;
  });
}
