import { formatAmount, roundDays } from '@intranet/contract/balance/amounts.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ImportLine } from '@intranet/contract/core/import.ts';
import {
  DETAIL_NAMES,
  type DetailName,
  EMPLOYEE_DETAILS,
  type EmployeeFieldName,
  mapDetails,
} from '@intranet/contract/people/employee-fields.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import { ATIVO_LABELS, type Ativo, type Cargo } from '@intranet/contract/people/positions.ts';
import { newAreaNameSchema, newEmployeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { z } from 'zod';
import { type FoldedName, KnownNames } from '#core/confusable-names.ts';
import { readDay, shorten } from '#core/sheets/cells.ts';
import { IMPORTED } from '#core/sheets/import-plan.ts';
import type { ImportRow } from '#core/sheets/read-columns.ts';
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
} from './cells.ts';
import type { KnownEmployee } from './queries.ts';

type Row = ImportRow<EmployeeFieldName>;

export interface EmployeeFacts {
  today: Day;
  folded: ReadonlyMap<string, string>;
  known: ReadonlyMap<string, KnownEmployee>;
  areas: ReadonlyMap<string, string>;
  names: readonly FoldedName[];
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

function readValues({ cells }: Row): { values: Values; problems: string[] } {
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
    area: found.area.value,
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
    create: { name, area: place ?? area, cargo, ativo, startDate, details, balance },
    details: [
      place
        ? t('{cargo} in {area}', { cargo, area: place })
        : t('{cargo} in {area}, a new area', { cargo, area }),
      t('Opening balance: {balance}', { balance: formatAmount(balance) }),
      ...(ativo === 'S' ? [] : [t(ATIVO_LABELS[ativo])]),
    ],
    problems,
  };
}

const showDetail = (name: DetailName, value: string) =>
  EMPLOYEE_DETAILS[name].kind === 'day' ? formatDay(value) : value;

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
    const { birth_date } = newEmployeeProblems(
      {
        ativo: 'C',
        start_date: startDate ?? employee.startDate,
        birth_date: values.details.birth_date ?? employee.details.birth_date,
      },
      today,
    );
    if (birth_date) problems.push(inColumn('birth_date', birth_date));
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
          ? `${change.from} → ${change.to}`
          : t('{from} → {to}, a new area', change),
      ),
    );
  }
  if (cargo && cargo !== employee.cargo) {
    wanted.cargo = cargo;
    details.push(inColumn('position', `${employee.cargo} → ${cargo}`));
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

/** Plans a sheet of employees, line by line, without side effects. A wrong line reports all its problems. */
export function planEmployees(rows: readonly Row[], facts: EmployeeFacts): EmployeePlanLine[] {
  const firstLines = new Map<string, number>();
  const newAreas = new Map(facts.areas);
  const names = new KnownNames(facts.names);
  return rows.map((row) => {
    const { values, problems } = readValues(row);
    const key = facts.folded.get(values.name) ?? values.name;
    const earlier = firstLines.get(key);
    if (earlier !== undefined && values.name) {
      problems.push(inColumn('name', t('already in line {earlier}', { earlier })));
    } else firstLines.set(key, row.line);

    const employee = facts.known.get(key);
    const seen = { ...facts, areas: newAreas };
    const { details, ...plan } = employee
      ? planKnownEmployee(values, employee, seen)
      : planNewEmployee(values, seen, confusionIn(names, { name: values.name, folded: key }));
    const reportedFields = new Set(problems.map((problem) => problem.split(':')[0]));
    problems.push(...plan.problems.filter((problem) => !reportedFields.has(problem.split(':')[0])));

    const line = { line: row.line, name: values.name };
    if (problems.length > 0) return { line: { ...line, action: 'wrong', details: problems } };
    if (values.area) {
      const folded = facts.folded.get(values.area) ?? values.area;
      if (!newAreas.has(folded)) newAreas.set(folded, values.area);
    }
    if (plan.create) {
      names.add({ name: values.name, folded: key });
      return { line: { ...line, action: 'create', details }, create: plan.create };
    }
    if (!plan.change || details.length === 0) {
      return { line: { ...line, action: 'none', details: [] } };
    }
    return { line: { ...line, action: 'change', details }, change: plan.change };
  });
}
