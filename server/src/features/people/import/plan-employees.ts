import { formatAmount, roundDays } from '@intranet/contract/balance/amounts.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ImportLine } from '@intranet/contract/core/import.ts';
import { foldSpaces } from '@intranet/contract/core/text.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import {
  DETAIL_NAMES,
  type DetailName,
  EMPLOYEE_DETAILS,
  type EmployeeFieldName,
  mapDetails,
} from '@intranet/contract/people/employee-fields.ts';
import { NearNames } from '@intranet/contract/people/near-names.ts';
import {
  birthDateProblem,
  newEmployeeProblems,
} from '@intranet/contract/people/new-employee-problems.ts';
import {
  ATIVO_LABELS,
  type Ativo,
  type Cargo,
  positionName,
} from '@intranet/contract/people/positions.ts';
import { newAreaNameSchema, newEmployeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { z } from 'zod';
import { type FoldedName, KnownNames } from '#core/confusable-names.ts';
import { mapInTurns } from '#core/in-turns.ts';
import { readDay, shorten } from '#core/sheets/cells.ts';
import { IMPORTED, type SamePersonAnswers } from '#core/sheets/import-plan.ts';
import type { ImportRow } from '#core/sheets/read-table.ts';
import { confusionIn } from '../distinct-names.ts';
import type { EmployeeChange } from '../employees/change-employee.ts';
import type { NewEmployee } from '../employees/insert-employee.ts';
import {
  labelOf,
  readActive,
  readArea,
  readBalance,
  readDetail,
  readName,
  readPosition,
  untranslateArea,
} from './cells.ts';
import { choosePerson, severalPeople } from './choose-person.ts';
import type { KnownEmployee } from './queries.ts';

type Row = ImportRow<EmployeeFieldName>;

export interface EmployeeFacts {
  today: Day;
  folded: ReadonlyMap<string, string>;
  /** By folded name; several may share one. */
  known: ReadonlyMap<string, readonly KnownEmployee[]>;
  areas: ReadonlyMap<string, string>;
  names: readonly FoldedName[];
  near: NearNames;
  answers: SamePersonAnswers;
}

export interface EmployeePlanLine {
  line: ImportLine;
  create?: NewEmployee;
  change?: { employee: KnownEmployee; wanted: EmployeeChange; facts: NewFacts };
}

type Details = Partial<Record<DetailName, string>>;

type NewFacts = { start?: Day; details: Details };

interface Values {
  name: string;
  area: string | undefined;
  cargo: Cargo | undefined;
  balance: number | undefined;
  ativo: Ativo | undefined;
  startDate: Day | undefined;
  details: Details;
}

/** The stored name of a translated area, unless an area has exactly the given name (D66). */
function storedArea(area: string | undefined, facts: EmployeeFacts): string | undefined {
  if (area === undefined || facts.areas.has(facts.folded.get(area) ?? '')) return area;
  return untranslateArea(area);
}

function readValues({ cells }: Row, facts: EmployeeFacts): { values: Values; problems: string[] } {
  const found = {
    name: readName(cells.name),
    area: readArea(cells.area),
    cargo: readPosition(cells.position),
    balance: readBalance(cells.balance),
    ativo: readActive(cells.active),
    startDate: readDay(cells.start, labelOf('start')),
  };
  const details = mapDetails((name) => readDetail(cells[name], name));
  const problems = [...Object.values(found), ...Object.values(details)].flatMap(
    ({ problem }) => problem ?? [],
  );
  const values = {
    name: found.name.value ?? shorten(cells.name),
    area: storedArea(found.area.value, facts),
    cargo: found.cargo.value,
    balance: found.balance.value,
    ativo: found.ativo.value,
    startDate: found.startDate.value,
    details: Object.fromEntries(
      DETAIL_NAMES.flatMap((name) => {
        const { value } = details[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ) as Details,
  };
  return { values, problems };
}

const inColumn = (column: EmployeeFieldName, problem: string) => `${labelOf(column)}: ${problem}`;

function newNameProblem(name: string, column: EmployeeFieldName, schema: z.ZodType<string>) {
  const [issue] = schema.safeParse(name).error?.issues ?? [];
  return issue ? [inColumn(column, issue.message)] : [];
}

function newAreaProblem(area: string, facts: EmployeeFacts): string[] {
  const isKnown = facts.areas.has(facts.folded.get(area) ?? '');
  return isKnown ? [] : newNameProblem(area, 'area', newAreaNameSchema);
}

const showDetail = (name: DetailName, value: string) =>
  EMPLOYEE_DETAILS[name].kind === 'day' ? formatDay(value) : value;

type PlannedLine = Omit<EmployeePlanLine, 'line'> & { details: string[]; problems: string[] };

function planNewEmployee(
  values: Values,
  facts: EmployeeFacts,
  confusion: string | null,
): PlannedLine {
  const { name, area, cargo, balance = 0, ativo = 'S' } = values;
  const { startDate = null } = values;
  const details = mapDetails((name) => values.details[name] ?? null);
  const formProblems = newEmployeeProblems(
    { ativo, start_date: startDate, birth_date: details.birth_date },
    facts.today,
  );
  const problems = [
    ...newNameProblem(name, 'name', newEmployeeNameSchema),
    ...(confusion ? [inColumn('name', confusion)] : []),
    ...(area ? newAreaProblem(area, facts) : [inColumn('area', t('Enter an area'))]),
    ...(cargo ? [] : [inColumn('position', t('Choose a position'))]),
    ...(formProblems.start_date ? [inColumn('start', formProblems.start_date)] : []),
    ...(formProblems.birth_date ? [inColumn('birth_date', formProblems.birth_date)] : []),
  ];
  if (!area || !cargo) return { details: [], problems };
  const place = facts.areas.get(facts.folded.get(area) ?? '');
  return {
    create: {
      name: foldSpaces(name),
      area: place ?? area,
      cargo,
      ativo,
      startDate,
      details,
      balance,
    },
    details: [
      place
        ? t('{cargo} in {area}', { cargo: positionName(cargo), area: areaName(place) })
        : t('{cargo} in {area}, a new area', {
            cargo: positionName(cargo),
            area: areaName(area),
          }),
      t('Opening balance: {balance}', { balance: formatAmount(balance) }),
      t(ATIVO_LABELS[ativo]),
      ...(startDate ? [inColumn('start', formatDay(startDate))] : []),
      ...DETAIL_NAMES.flatMap((field) => {
        const value = details[field];
        return value === null ? [] : [inColumn(field, showDetail(field, value))];
      }),
    ],
    problems,
  };
}

/** Plans changes of the start date and details. A known start date stays (D18). */
function planFacts(values: Values, employee: KnownEmployee, today: Day) {
  const facts: NewFacts = { details: {} };
  const details: string[] = [];
  const problems: string[] = [];
  const { startDate } = values;
  if (startDate && startDate !== employee.startDate) {
    if (employee.startDate) {
      problems.push(
        inColumn(
          'start',
          t('it’s {startDate} and can’t be changed here', {
            startDate: formatDay(employee.startDate),
          }),
        ),
      );
    } else {
      facts.start = startDate;
      details.push(inColumn('start', formatDay(startDate)));
    }
  }
  for (const name of DETAIL_NAMES) {
    const [value, known] = [values.details[name], employee.details[name]];
    if (value === undefined || value === known) continue;
    facts.details[name] = value;
    const from = known === null ? '' : `${showDetail(name, known)} → `;
    details.push(inColumn(name, `${from}${showDetail(name, value)}`));
  }
  if (details.length > 0) {
    const dates = {
      start_date: startDate ?? employee.startDate,
      birth_date: values.details.birth_date ?? employee.details.birth_date,
    };
    const problem = birthDateProblem(dates, today);
    if (problem) problems.push(inColumn('birth_date', problem));
  }
  return { facts, details, problems };
}

function planKnownEmployee(
  values: Values,
  employee: KnownEmployee,
  facts: EmployeeFacts,
): PlannedLine {
  const { area, cargo, ativo, balance } = values;
  const { facts: newFacts, details, problems } = planFacts(values, employee, facts.today);
  const wanted: EmployeeChange = {};
  const foldedArea = facts.folded.get(area ?? '');
  if (area && facts.areas.get(foldedArea ?? '') !== employee.area) {
    wanted.area = facts.areas.get(foldedArea ?? '') ?? area;
    const change = { from: employee.area, to: wanted.area };
    problems.push(...newAreaProblem(area, facts));
    details.push(
      inColumn(
        'area',
        facts.areas.has(foldedArea ?? '')
          ? `${areaName(change.from)} → ${areaName(change.to)}`
          : t('{from} → {to}, a new area', {
              from: areaName(change.from),
              to: areaName(change.to),
            }),
      ),
    );
  }
  if (cargo && cargo !== employee.cargo) {
    wanted.cargo = cargo;
    details.push(inColumn('position', `${positionName(employee.cargo)} → ${positionName(cargo)}`));
  }
  if (ativo && ativo !== employee.ativo) {
    wanted.ativo = ativo;
    details.push(
      inColumn('active', `${t(ATIVO_LABELS[employee.ativo])} → ${t(ATIVO_LABELS[ativo])}`),
    );
    if (ativo === 'S' && !employee.startDate && !newFacts.start) {
      problems.push(inColumn('start', t('Enter a start date')));
    }
    if (ativo === 'N') details.push(t('Their pending requests will be withdrawn'));
  }
  if (balance !== undefined && balance !== roundDays(employee.balance)) {
    wanted.balance = { days: balance, reason: IMPORTED };
    const former = formatAmount(roundDays(employee.balance));
    details.push(inColumn('balance', `${former} → ${formatAmount(balance)}`));
  }
  return { change: { employee, wanted, facts: newFacts }, details, problems };
}

/** What is known about the line's name. */
interface Match {
  /** The name to store for a new employee. */
  name: string;
  key: string;
  employee: KnownEmployee | undefined;
  /** True if several people have the name, and the line fits none or several of them. */
  isAmbiguous: boolean;
  looksLike: string | undefined;
  isAnswered: boolean;
}

/** Finds the person by name; a near name counts only once somebody says so (D66). */
function matchPerson(
  values: Values,
  line: number,
  facts: EmployeeFacts,
  earlierNames: NearNames,
): Match {
  const { name } = values;
  const key = facts.folded.get(name) ?? name;
  const { area, cargo } = values;
  const given = { area: facts.areas.get(facts.folded.get(area ?? '') ?? '') ?? area, cargo };
  const found = choosePerson(facts.known.get(key) ?? [], given);
  const isNew = found.employee === undefined && !found.isAmbiguous && name !== '';
  const near = isNew ? (facts.near.find(name) ?? earlierNames.find(name)) : undefined;
  const nearKey = near === undefined ? undefined : facts.folded.get(near);
  if (near === undefined || nearKey === key) {
    return { name, key, ...found, looksLike: undefined, isAnswered: true };
  }
  const same = facts.answers.get(line);
  const answer = { looksLike: near, isAnswered: same !== undefined };
  if (!same || nearKey === undefined) return { ...answer, ...found, name, key };
  return {
    ...answer,
    ...choosePerson(facts.known.get(nearKey) ?? [], given),
    name: near,
    key: nearKey,
  };
}

/** Plans a sheet of employees, line by line, without side effects. A wrong line reports all its problems. */
export async function planEmployees(
  rows: readonly Row[],
  facts: EmployeeFacts,
): Promise<EmployeePlanLine[]> {
  const firstLines = new Map<string, number>();
  const newAreas = new Map(facts.areas);
  const earlierNames = new NearNames();
  const names = new KnownNames([]);
  await mapInTurns(facts.names, (name) => names.add(name));

  return mapInTurns(rows, (row) => {
    const { values, problems } = readValues(row, facts);
    const match = matchPerson(values, row.line, facts, earlierNames);
    const { key, employee, looksLike } = match;
    if (match.isAmbiguous) {
      const count = facts.known.get(key)?.length ?? 0;
      problems.push(inColumn('name', severalPeople(count)));
    }
    const person = employee ? `${key} ${employee.id}` : key;
    const earlier = firstLines.get(person);
    if (earlier !== undefined && values.name) {
      problems.push(inColumn('name', t('already in line {earlier}', { earlier })));
    } else firstLines.set(person, row.line);
    if (!employee && values.name) earlierNames.add(values.name);

    const line = { line: row.line, name: foldSpaces(values.name) };
    const withMatch = { ...line, ...(looksLike !== undefined && { looks_like: looksLike }) };
    if (row.problems.length > 0) {
      return { line: { ...line, action: 'wrong', details: row.problems } };
    }
    if (looksLike !== undefined && !match.isAnswered && problems.length === 0) {
      const question = t('Looks like {name}. Same person?', { name: looksLike });
      return { line: { ...withMatch, action: 'ask', details: [question] } };
    }

    const seen = { ...facts, areas: newAreas };
    const { details, ...plan } = employee
      ? planKnownEmployee(values, employee, seen)
      : planNewEmployee(
          { ...values, name: match.name },
          seen,
          confusionIn(names, { name: match.name, folded: key }),
        );
    const reportedFields = new Set(problems.map((problem) => problem.split(':')[0]));
    problems.push(...plan.problems.filter((problem) => !reportedFields.has(problem.split(':')[0])));

    if (problems.length > 0) return { line: { ...withMatch, action: 'wrong', details: problems } };
    if (values.area) {
      const folded = facts.folded.get(values.area) ?? values.area;
      if (!newAreas.has(folded)) newAreas.set(folded, values.area);
    }
    if (plan.create) {
      names.add({ name: plan.create.name, folded: key });
      const create = { ...withMatch, action: 'create' as const, details };
      return { line: create, create: plan.create };
    }
    const kept =
      looksLike === undefined ? [] : [t('The same person as {name}', { name: looksLike })];
    if (!plan.change || details.length === 0) {
      return { line: { ...withMatch, action: 'none', details: kept } };
    }
    const change = { ...withMatch, action: 'change' as const, details: [...kept, ...details] };
    return { line: change, change: plan.change };
  });
}
