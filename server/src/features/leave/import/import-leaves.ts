import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type ImportReply, MAX_IMPORT_LINES } from '@intranet/contract/core/import.ts';
import { ACTIVE_STATES, type LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { mapInTurns } from '#core/in-turns.ts';
import { noticeAmbiguousDates } from '#core/sheets/ambiguous-dates.ts';
import {
  type AskingImport,
  confirmPlan,
  countActions,
  previewPlan,
  readAnswers,
  refuseUnknownColumns,
} from '#core/sheets/import-plan.ts';
import { type ImportTable, readTable } from '#core/sheets/read-table.ts';
import { fundingSettings, listFundingFacts } from '#features/balance/funding.ts';
import {
  findKnownEmployees,
  findNearNames,
  findSpacedNames,
  foldNames,
  type KnownEmployee,
  lockForImport,
} from '#features/people/import/queries.ts';
import { requestMissingApprovals } from '../approval/request-missing-approvals.ts';
import { LEAVE_COLUMNS, LISTED_ONLY, labelOf, looksLikeApproval, readName } from './cells.ts';
import { insertLeaves } from './insert-leaves.ts';
import { type KnownLeave, planLeaves } from './plan-leaves.ts';

type Table = ImportTable<keyof typeof LEAVE_COLUMNS>;

export interface LeaveImport extends AskingImport {
  /** True to debit the vacations, false if the balances already include them. */
  charge: boolean;
}

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

/** The names in the file with the stored names that they mean or are near. */
async function findMeant(db: DbOrTx, { rows }: Table) {
  const read = await mapInTurns(rows, ({ cells }) => readName(cells.name).value ?? []);
  const names = [...new Set(read.flat())];
  const spaced = await findSpacedNames(db, names);
  const near = await findNearNames(db);
  const nearNames = await mapInTurns(names, (name) => spaced.get(name) ?? near.find(name) ?? []);
  return { names, spaced, near, meant: [...new Set([...names, ...nearNames.flat()])] };
}

type Meant = Awaited<ReturnType<typeof findMeant>>;

async function findPeople(db: DbOrTx, { names, spaced, meant }: Meant, day: Day) {
  const folded = await foldNames(db, meant);
  const known = await findKnownEmployees(db, [...folded.values()], day);
  const find = (name: string | undefined) => known.get(folded.get(name ?? '') ?? '');
  const people = new Map<string, readonly KnownEmployee[]>();
  for (const namesakes of known.values()) {
    for (const { name } of namesakes) people.set(name, namesakes);
  }
  for (const name of names) {
    const namesakes = find(name) ?? find(spaced.get(name));
    if (namesakes) people.set(name, namesakes);
  }
  return people;
}

async function planTable(db: DbOrTx, deps: Deps, table: Table, found: Meant, input: LeaveImport) {
  const people = await findPeople(db, found, today(deps));
  const ids = [...new Set([...people.values()].flat().map(({ id }) => id))];
  return planLeaves(table.rows, {
    ...fundingSettings(deps),
    charge: input.charge,
    people,
    near: found.near,
    answers: readAnswers(input),
    approvalOpen:
      !table.has('approval') && table.leftOut.length > 0 && input.ignore_columns !== 'yes',
    leaves: await findKnownLeaves(db, ids),
    funding: await listFundingFacts(db, ids),
  });
}

function aboutFile({ rows, has, leftOut, notices }: Table) {
  const header = labelOf('approval');
  const likely = leftOut.find(looksLikeApproval);
  const approved = likely
    ? t(
        'The file has no “{header}” column, so every leave counts as approved. If the column “{likely}” says whether it was approved, rename it to “{header}”.',
        { header, likely },
      )
    : t('The file has no “{header}” column, so every leave counts as approved.', { header });
  const columns = (['start', 'end'] as const).map((key) => ({ key, label: labelOf(key) }));
  return {
    not_imported: leftOut,
    notices: [
      ...notices,
      ...(has('approval') ? [] : [approved]),
      ...noticeAmbiguousDates(rows, columns),
    ],
  };
}

/**
 * Previews or imports a sheet of decided leave, all lines or none. Vacations are debited in file
 * order (D19), unless the balances already include them.
 * @throws AppError invalid_file, import_refused
 */
export async function importLeaves(
  deps: Deps,
  actor: Actor,
  input: LeaveImport,
): Promise<ImportReply> {
  const { file, mode, plan, charge } = input;
  const table = await readTable(file, MAX_IMPORT_LINES, LEAVE_COLUMNS, LISTED_ONLY);
  const about = aboutFile(table);
  if (mode === 'preview') {
    const found = await findMeant(deps.db, table);
    const steps = await planTable(deps.db, deps, table, found, input);
    return { ...previewPlan(file, steps), ...about };
  }
  refuseUnknownColumns(table.leftOut, input);
  return deps.db.transaction().execute(async (tx) => {
    const found = await findMeant(tx, table);
    await lockForImport(tx, found.meant);
    const steps = await planTable(tx, deps, table, found, input);
    const reply = confirmPlan(file, steps, plan);
    const leaves = steps.flatMap(({ create }) => create ?? []);
    await insertLeaves(tx, { actor: actor.username, now: deps.clock.now() }, leaves);
    await requestMissingApprovals(tx, deps);
    const { lines: read, created } = countActions(reply.lines);
    await recordAct(tx, actor, 'leaves_imported', '', { lines: read, created, charged: charge });
    return { ...reply, ...about };
  });
}
