import { roundDays } from '@intranet/contract/balance/amounts.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import type { ImportLine } from '@intranet/contract/core/import.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import { ATIVO_LABELS, type Ativo, type Cargo } from '@intranet/contract/people/positions.ts';
import { newAreaNameSchema, newEmployeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { z } from 'zod';
import { type FoldedName, KnownNames } from '#core/confusable-names.ts';
import { IMPORTED } from '#core/sheets/accept-plan.ts';
import { readDay, shorten } from '#core/sheets/cells.ts';
import type { ImportRow } from '#core/sheets/read-columns.ts';
import type { EmployeeChange } from '../employees/change-employee.ts';
import type { NewEmployee } from '../employees/insert-employee.ts';
import { confusionIn } from '../policy.ts';
import { readActive, readArea, readBalance, readName, readPosition } from './cells.ts';
import type { EMPLOYEE_COLUMNS } from './columns.ts';
import type { KnownEmployee } from './queries.ts';

type Row = ImportRow<keyof typeof EMPLOYEE_COLUMNS>;

/** What an import of employees is judged on. */
export interface EmployeeFacts {
  today: Day;
  /** How the database folds each name and area of the file. */
  folded: ReadonlyMap<string, string>;
  /** By folded name. */
  known: ReadonlyMap<string, KnownEmployee>;
  /** By folded name. */
  areas: ReadonlyMap<string, string>;
  /** The names of all accounts and employees. */
  names: readonly FoldedName[];
}

/** What a line is to do beside what it says of it. */
export interface EmployeeStep {
  line: ImportLine;
  create?: NewEmployee;
  change?: { employee: KnownEmployee; wanted: EmployeeChange; dates: KnownDates };
}

/** Days that were not known so far. */
interface KnownDates {
  start?: Day;
  birth?: Day;
}

interface Values {
  name: string;
  area: string | undefined;
  cargo: Cargo | undefined;
  balance: number | undefined;
  ativo: Ativo | undefined;
  startDate: Day | undefined;
  birthDate: Day | undefined;
}

function readValues({ cells }: Row): { values: Values; problems: string[] } {
  const found = {
    name: readName(cells.name),
    area: readArea(cells.area),
    cargo: readPosition(cells.position),
    balance: readBalance(cells.balance),
    ativo: readActive(cells.active),
    startDate: readDay(cells.start, 'Start Date'),
    birthDate: readDay(cells.birth, 'Birth Date'),
  };
  const problems = Object.values(found).flatMap(({ problem }) => problem ?? []);
  const values = {
    name: found.name.value ?? shorten(cells.name),
    area: found.area.value,
    cargo: found.cargo.value,
    balance: found.balance.value,
    ativo: found.ativo.value,
    startDate: found.startDate.value,
    birthDate: found.birthDate.value,
  };
  return { values, problems };
}

function newNameProblem(name: string, label: string, schema: z.ZodType<string>): string[] {
  const [issue] = schema.safeParse(name).error?.issues ?? [];
  return issue ? [`${label}: ${issue.message}`] : [];
}

/** The problem with a new area's name; none when the area exists. */
function newAreaProblem(area: string, facts: EmployeeFacts): string[] {
  const isKnown = facts.areas.has(facts.folded.get(area) ?? '');
  return isKnown ? [] : newNameProblem(area, 'Area', newAreaNameSchema);
}

type Judged = Omit<EmployeeStep, 'line'> & { details: string[]; problems: string[] };

/** Somebody new: what a form of one would refuse is wrong here too (D12, D18). */
function judgeNew(values: Values, facts: EmployeeFacts, confusion: string | null): Judged {
  const { name, area, cargo, balance = 0, ativo = 'S' } = values;
  const { startDate = null, birthDate = null } = values;
  const unfit = newEmployeeProblems(
    { ativo, start_date: startDate, birth_date: birthDate },
    facts.today,
  );
  const problems = [
    ...newNameProblem(name, 'Name', newEmployeeNameSchema),
    ...(confusion ? [`Name: ${confusion}`] : []),
    ...(area ? newAreaProblem(area, facts) : ['Area: Enter an area']),
    ...(cargo ? [] : ['Position: Choose a position']),
    ...(unfit.start_date ? [`Start Date: ${unfit.start_date}`] : []),
    ...(unfit.birth_date ? [`Birth Date: ${unfit.birth_date}`] : []),
  ];
  if (!area || !cargo) return { details: [], problems };
  const place = facts.areas.get(facts.folded.get(area) ?? '');
  return {
    create: { name, area: place ?? area, cargo, ativo, startDate, birthDate, balance },
    details: [
      `${cargo} in ${place ?? area}${place ? '' : ', a new area'}`,
      `Opening balance: ${balance}`,
      ...(ativo === 'S' ? [] : [ATIVO_LABELS[ativo]]),
    ],
    problems,
  };
}

/** The days that a line adds, and why it may not; a start date that is known stays (D18). */
function judgeDates(values: Values, employee: KnownEmployee, today: Day) {
  const dates: KnownDates = {};
  const details: string[] = [];
  const problems: string[] = [];
  const { startDate, birthDate } = values;
  if (startDate && startDate !== employee.startDate) {
    if (employee.startDate) {
      problems.push(`Start Date: it is ${formatDay(employee.startDate)} and is not changed here`);
    } else {
      dates.start = startDate;
      details.push(`Start Date: ${formatDay(startDate)}`);
    }
  }
  if (birthDate && birthDate !== employee.birthDate) {
    dates.birth = birthDate;
    const from = employee.birthDate ? `${formatDay(employee.birthDate)} → ` : '';
    details.push(`Birth Date: ${from}${formatDay(birthDate)}`);
  }
  if (details.length > 0) {
    const { birth_date } = newEmployeeProblems(
      {
        ativo: 'C',
        start_date: startDate ?? employee.startDate,
        birth_date: birthDate ?? employee.birthDate,
      },
      today,
    );
    if (birth_date) problems.push(`Birth Date: ${birth_date}`);
  }
  return { dates, details, problems };
}

/** Somebody known: only cells that say something count. */
function judgeKnown(values: Values, employee: KnownEmployee, facts: EmployeeFacts): Judged {
  const { area, cargo, ativo, balance } = values;
  const { dates, details, problems } = judgeDates(values, employee, facts.today);
  const wanted: EmployeeChange = {};
  const foldedArea = facts.folded.get(area ?? '');
  if (area && facts.areas.get(foldedArea ?? '') !== employee.area) {
    wanted.area = facts.areas.get(foldedArea ?? '') ?? area;
    const fresh = facts.areas.has(foldedArea ?? '') ? '' : ', a new area';
    problems.push(...newAreaProblem(area, facts));
    details.push(`Area: ${employee.area} → ${wanted.area}${fresh}`);
  }
  if (cargo && cargo !== employee.cargo) {
    wanted.cargo = cargo;
    details.push(`Position: ${employee.cargo} → ${cargo}`);
  }
  if (ativo && ativo !== employee.ativo) {
    wanted.ativo = ativo;
    details.push(`Active: ${ATIVO_LABELS[employee.ativo]} → ${ATIVO_LABELS[ativo]}`);
    if (ativo === 'S' && !employee.startDate && !dates.start) {
      problems.push('Start Date: Enter a start date');
    }
    if (ativo === 'N') details.push('What they have asked for and nobody has decided is withdrawn');
  }
  if (balance !== undefined && balance !== roundDays(employee.balance)) {
    wanted.balance = { days: balance, reason: IMPORTED };
    details.push(`Balance: ${roundDays(employee.balance)} → ${balance}`);
  }
  return { change: { employee, wanted, dates }, details, problems };
}

/**
 * What a sheet of employees would do, line by line and in its order; a wrong line says all that is
 * wrong with it. Pure: what it decides is what is done.
 */
export function planEmployees(rows: readonly Row[], facts: EmployeeFacts): EmployeeStep[] {
  const firstLines = new Map<string, number>();
  const newAreas = new Map(facts.areas);
  const names = new KnownNames(facts.names);
  return rows.map((row) => {
    const { values, problems } = readValues(row);
    const key = facts.folded.get(values.name) ?? values.name;
    const earlier = firstLines.get(key);
    if (earlier !== undefined && values.name) {
      problems.push(`Name: it stands in line ${earlier} already`);
    } else firstLines.set(key, row.line);

    const employee = facts.known.get(key);
    const seen = { ...facts, areas: newAreas };
    const { details, ...judged } = employee
      ? judgeKnown(values, employee, seen)
      : judgeNew(values, seen, confusionIn(names, { name: values.name, folded: key }));
    // A problem that a cell has already told is not told again.
    const told = new Set(problems.map((problem) => problem.split(':')[0]));
    problems.push(...judged.problems.filter((problem) => !told.has(problem.split(':')[0])));

    const line = { line: row.line, name: values.name };
    if (problems.length > 0) return { line: { ...line, action: 'wrong', details: problems } };
    if (values.area) {
      const folded = facts.folded.get(values.area) ?? values.area;
      if (!newAreas.has(folded)) newAreas.set(folded, values.area);
    }
    if (judged.create) {
      names.add({ name: values.name, folded: key });
      return { line: { ...line, action: 'create', details }, create: judged.create };
    }
    if (!judged.change || details.length === 0) {
      return { line: { ...line, action: 'none', details: [] } };
    }
    return { line: { ...line, action: 'change', details }, change: judged.change };
  });
}
