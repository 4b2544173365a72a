import { type ImportReply, MAX_IMPORT_LINES } from '@intranet/contract/core/import.ts';
import {
  DETAIL_NAMES,
  type DetailName,
  EMPLOYEE_DETAILS,
  EMPLOYEE_FIELDS,
  type EmployeeFieldName,
} from '@intranet/contract/people/employee-fields.ts';
import { NO_START_DATE } from '@intranet/contract/people/endpoints.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordActs } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { mapInTurns } from '#core/in-turns.ts';
import { noticeAmbiguousDates } from '#core/sheets/ambiguous-dates.ts';
import {
  type AskingImport,
  confirmPlan,
  countActions,
  previewPlan,
  readAnswers,
  refuseUnknownColumns,
  type SamePersonAnswers,
} from '#core/sheets/import-plan.ts';
import { type ImportTable, readTable } from '#core/sheets/read-table.ts';
import { listNames, lockNames } from '../distinct-names.ts';
import { type Changes, changeEmployee } from '../employees/change-employee.ts';
import { describeNew, insertEmployee } from '../employees/insert-employee.ts';
import { type Change, changeBy, type PeopleDeps } from '../hooks.ts';
import { labelOf, readArea, readName, untranslateArea } from './cells.ts';
import { type EmployeePlanLine, planEmployees } from './plan-employees.ts';
import {
  findAreas,
  findKnownEmployees,
  findNearNames,
  foldNames,
  lockForImport,
} from './queries.ts';

type Table = ImportTable<EmployeeFieldName>;

async function readNames({ rows }: Table): Promise<string[]> {
  const names = await mapInTurns(rows, ({ cells }) => readName(cells.name).value ?? []);
  return names.flat();
}

/** The names that the lines may mean, with those of people whose names are near. */
async function findMeant(db: DbOrTx, names: readonly string[]) {
  const near = await findNearNames(db);
  const people = await listNames(db);
  await mapInTurns(people, ({ name }) => near.add(name));
  const nearNames = await mapInTurns(names, (name) => near.find(name) ?? []);
  return { near, people, meant: [...new Set([...names, ...nearNames.flat()])] };
}

async function planTable(
  db: DbOrTx,
  { rows }: Table,
  { near, people, meant }: Awaited<ReturnType<typeof findMeant>>,
  { day, answers }: { day: string; answers: SamePersonAnswers },
) {
  const cells = await mapInTurns(rows, ({ cells }) => readArea(cells.area).value ?? []);
  const areas = cells.flat().flatMap((area) => [area, untranslateArea(area)]);
  const folded = await foldNames(db, [...meant, ...areas]);
  const wanted = meant.map((name) => folded.get(name) ?? name);
  return planEmployees(rows, {
    today: day,
    folded,
    known: await findKnownEmployees(db, wanted, day),
    areas: await findAreas(db),
    names: people,
    near,
    answers,
  });
}

const DAY_COLUMNS = ['start', ...DETAIL_NAMES.filter(isDay)] as const;

function isDay(name: DetailName): boolean {
  return EMPLOYEE_DETAILS[name].kind === 'day';
}

function aboutFile({ rows, leftOut, notices }: Table) {
  const columns = DAY_COLUMNS.map((key) => ({ key, label: labelOf(key) }));
  return {
    not_imported: leftOut,
    notices: [...notices, ...noticeAmbiguousDates(rows, columns)],
  };
}

const SQL_TYPES = { day: sql`date`, phone: sql`text` };

/** Stores unknown start dates and changed details. The balance includes the time before (D18). */
async function setFacts(tx: Tx, steps: readonly EmployeePlanLine[], day: string): Promise<void> {
  const changes = steps.flatMap(({ change }) => {
    if (!change) return [];
    const { start, details } = change.facts;
    if (!start && Object.keys(details).length === 0) return [];
    return [{ id: change.employee.id, start_date: start, ...details }];
  });
  const set = DETAIL_NAMES.map((name) => {
    const column = sql.ref(name);
    return sql`${column} = coalesce(new.${column}, e.${column})`;
  });
  const columns = DETAIL_NAMES.map(
    (name) => sql`${sql.ref(name)} ${SQL_TYPES[EMPLOYEE_DETAILS[name].kind]}`,
  );
  await sql`
    update employees e
    set start_date = coalesce(new.start_date, e.start_date),
      ${sql.join(set)},
      accrues_after = case when new.start_date is null then e.accrues_after else ${day}::date end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as new(id bigint, start_date date, ${sql.join(columns)})
    where e.id = new.id`.execute(tx);
}

type Acts = Parameters<typeof recordActs>[2];

function factChanges({ employee, facts }: NonNullable<EmployeePlanLine['change']>): Changes {
  const changes: Changes = {};
  const { start, details } = facts;
  if (start) changes.start_date = `${employee.startDate ?? NO_START_DATE} → ${start}`;
  // The log omits the values, because it is stored for ever and they are personal.
  for (const name of Object.keys(details)) changes[name] = true;
  return changes;
}

async function runSteps(tx: Tx, change: Change, steps: readonly EmployeePlanLine[]): Promise<Acts> {
  await setFacts(tx, steps, change.today);
  const acts: Acts[number][] = [];
  for (const { create, change: known } of steps) {
    if (create) {
      await insertEmployee(tx, change, create);
      acts.push({ action: 'employee_created', subject: create.name, detail: describeNew(create) });
    } else if (known) {
      const changes = await changeEmployee(tx, change, known.employee, known.wanted);
      const detail = { ...factChanges(known), ...changes };
      acts.push({ action: 'employee_changed', subject: known.employee.name, detail });
    }
  }
  return acts;
}

/** All lines or none, by the rules for one (D12, D18, D66). @throws AppError invalid_file, … */
export async function importEmployees(
  deps: PeopleDeps,
  actor: Actor,
  input: AskingImport,
): Promise<ImportReply> {
  const { file, mode, plan } = input;
  const how = { day: today(deps), answers: readAnswers(input) };
  const table = await readTable(file, MAX_IMPORT_LINES, EMPLOYEE_FIELDS);
  const names = await readNames(table);
  const about = aboutFile(table);
  if (mode === 'preview') {
    const steps = await planTable(deps.db, table, await findMeant(deps.db, names), how);
    return { ...previewPlan(file, steps), ...about };
  }
  refuseUnknownColumns(table.leftOut, input);
  return deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    const found = await findMeant(tx, names);
    await lockForImport(tx, found.meant);
    const steps = await planTable(tx, table, found, how);
    const reply = confirmPlan(file, steps, plan);
    const acts = await runSteps(tx, changeBy(deps, actor), steps);
    await deps.hooks.requestMissingApprovals(tx);
    await deps.hooks.markLostSecrets(tx, { by: actor, cause: 'moved' });
    await recordActs(tx, actor, [
      ...acts,
      { action: 'employees_imported', detail: countActions(reply.lines) },
    ]);
    return { ...reply, ...about };
  });
}
