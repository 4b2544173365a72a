import { type ImportReply, MAX_IMPORT_LINES } from '@intranet/contract/leave/imports-endpoints.ts';
import { sql } from 'kysely';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { readSheet } from '#core/sheets/read-sheet.ts';
import { askNewApprovers } from '../deputies/ask-new-approvers.ts';
import { changeEmployee } from '../employees/change-employee.ts';
import { changeBy, insertEmployee } from '../employees/insert-employee.ts';
import { readArea, readName } from './cells.ts';
import { EMPLOYEE_COLUMNS, type ImportRow, readColumns } from './columns.ts';
import { type EmployeeStep, planEmployees } from './plan-employees.ts';
import { findAreas, findKnownEmployees, foldNames, lockForImport } from './queries.ts';
import { countActions, type ImportMode, refuseWrongLines } from './refuse-wrong-lines.ts';

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

/**
 * Shows what a sheet of employees would do, or does it: all lines or none. Each is created and
 * changed by the rules for one (D12, D18); who may decide leave by then is asked once.
 * @throws AppError invalid_file; import_refused when a line is wrong
 */
export async function importEmployees(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { file, mode }: { file: Buffer; mode: ImportMode },
): Promise<ImportReply> {
  const day = today(deps);
  const rows = readColumns(await readSheet(file, MAX_IMPORT_LINES), EMPLOYEE_COLUMNS);
  if (mode === 'preview') {
    const steps = await readPlan(deps.db, rows, day);
    return { imported: false, lines: steps.map(({ line }) => line) };
  }
  return deps.db.transaction().execute(async (tx) => {
    await lockForImport(tx, namesOf(rows));
    const steps = await readPlan(tx, rows, day);
    const lines = steps.map(({ line }) => line);
    refuseWrongLines(lines);
    const change = changeBy(deps, actor, origin);
    await setDates(tx, steps, day);
    for (const step of steps) {
      if (step.create) await insertEmployee(tx, change, step.create);
      else if (step.change) {
        await changeEmployee(tx, change, step.change.employee, step.change.wanted);
      }
    }
    await askNewApprovers(tx, deps);
    await recordAct(tx, actor, origin, {
      action: 'employees_imported',
      detail: countActions(lines),
    });
    return { imported: true, lines };
  });
}
