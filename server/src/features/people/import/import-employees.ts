import { NO_START_DATE } from '@intranet/contract/people/endpoints.ts';
import { type ImportReply, MAX_IMPORT_LINES } from '@intranet/contract/people/import-endpoints.ts';
import { sql } from 'kysely';
import type { Actor, Origin } from '#core/actor.ts';
import { recordActs } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { confirmPlan, countActions, type SheetImport, previewPlan } from '#core/sheets/import-plan.ts';
import { readSheet } from '#core/sheets/read-sheet.ts';
import { listNames, lockNames } from '../queries.ts';
import { askNewApprovers } from '#features/leave/approval/request-missing-approvals.ts';
import { type Changes, changeEmployee } from '../employees/change-employee.ts';
import {
  type Change,
  changeBy,
  describeNew,
  insertEmployee,
} from '../employees/insert-employee.ts';
import { readArea, readName } from './cells.ts';
import { EMPLOYEE_COLUMNS, type ImportRow, readColumns } from './columns.ts';
import { type EmployeeStep, planEmployees } from './plan-employees.ts';
import { findAreas, findKnownEmployees, foldNames, lockForImport } from './queries.ts';

type Row = ImportRow<keyof typeof EMPLOYEE_COLUMNS>;

const namesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ cells }) => readName(cells.name).value ?? []);

async function readPlan(db: DbOrTx, rows: readonly Row[], day: string): Promise<EmployeeStep[]> {
  const names = namesOf(rows);
  const areas = rows.flatMap(({ cells }) => readArea(cells.area).value ?? []);
  const folded = await foldNames(db, [...names, ...areas]);
  const wanted = names.map((name) => folded.get(name) ?? name);
  return planEmployees(rows, {
    today: day,
    folded,
    known: await findKnownEmployees(db, wanted, day),
    areas: await findAreas(db),
    names: await listNames(db),
  });
}

/** Days that were not known: what was earned before them is in the balance already (D18). */
async function setDates(tx: Tx, steps: readonly EmployeeStep[], day: string): Promise<void> {
  const changes = steps.flatMap(({ change }) =>
    change ? [{ id: change.employee.id, ...change.dates }] : [],
  );
  await sql`
    update employees e
    set start_date = coalesce(new.start, e.start_date),
      birth_date = coalesce(new.birth, e.birth_date),
      accrues_after = case when new.start is null then e.accrues_after else ${day}::date end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as new(id bigint, start date, birth date)
    where e.id = new.id and (new.start is not null or new.birth is not null)`.execute(tx);
}

type Acts = Parameters<typeof recordActs>[3];

/** What a line changed of somebody's days, from and to. */
function dateChanges({ employee, dates }: NonNullable<EmployeeStep['change']>): Changes {
  const { startDate, birthDate } = employee;
  return {
    ...(dates.start && { start_date: `${startDate ?? NO_START_DATE} → ${dates.start}` }),
    ...(dates.birth && { birth_date: `${birthDate ?? NO_START_DATE} → ${dates.birth}` }),
  };
}

/**
 * Does what the lines say, in their order.
 * @returns what was done, for the audit log
 */
async function runSteps(tx: Tx, change: Change, steps: readonly EmployeeStep[]): Promise<Acts> {
  await setDates(tx, steps, change.today);
  const acts: Acts[number][] = [];
  for (const { create, change: known } of steps) {
    if (create) {
      await insertEmployee(tx, change, create);
      acts.push({ action: 'employee_created', subject: create.name, detail: describeNew(create) });
    } else if (known) {
      const changes = await changeEmployee(tx, change, known.employee, known.wanted);
      const detail = { ...dateChanges(known), ...changes };
      acts.push({ action: 'employee_changed', subject: known.employee.name, detail });
    }
  }
  return acts;
}

/**
 * Shows what a sheet of employees would do, or does it: all lines or none. Each is created and
 * changed by the rules for one (D12, D18), and written to the audit log; who may decide leave by then
 * is asked once.
 * @throws AppError invalid_file; import_refused when a line is wrong, or the plan is another one by now
 */
export async function importEmployees(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { file, mode, plan }: SheetImport,
): Promise<ImportReply> {
  const day = today(deps);
  const rows = readColumns(await readSheet(file, MAX_IMPORT_LINES), EMPLOYEE_COLUMNS);
  if (mode === 'preview') {
    const steps = await readPlan(deps.db, rows, day);
    return previewPlan(file, steps);
  }
  return deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await lockForImport(tx, namesOf(rows));
    const steps = await readPlan(tx, rows, day);
    const reply = confirmPlan(file, steps, plan);
    const acts = await runSteps(tx, changeBy(deps, actor, origin), steps);
    await askNewApprovers(tx, deps);
    await recordActs(tx, actor, origin, [
      ...acts,
      { action: 'employees_imported', detail: countActions(reply.lines) },
    ]);
    return reply;
  });
}
