import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { insufficientBalance } from '@intranet/contract/balance/balance-effect.ts';
import {
  COUNTS_AT_ONCE,
  type DatedDays,
  fitsBalance,
  type PostedDays,
} from '@intranet/contract/balance/funding.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ImportLine } from '@intranet/contract/core/import.ts';
import { foldSpaces } from '@intranet/contract/core/text.ts';
import {
  countLeaveDays,
  periodProblem,
  yearlyLimitProblem,
} from '@intranet/contract/leave/leave-dates.ts';
import {
  APPROVED_STATES,
  type LeaveState,
  STATE_LABELS,
} from '@intranet/contract/leave/leave-states.ts';
import {
  type LeaveType,
  leaveTypeLabel,
  takesBalance,
} from '@intranet/contract/leave/leave-types.ts';
import type { NearNames } from '@intranet/contract/people/near-names.ts';
import { beforeStartProblem } from '@intranet/contract/people/start-date.ts';
import { mapInTurns } from '#core/in-turns.ts';
import { readDay, shorten } from '#core/sheets/cells.ts';
import type { SamePersonAnswers } from '#core/sheets/import-plan.ts';
import type { ImportRow } from '#core/sheets/read-table.ts';
import type { FundingFacts, FundingSettings } from '#features/balance/funding.ts';
import { choosePerson, readChoice, severalPeople } from '#features/people/import/choose-person.ts';
import type { KnownEmployee } from '#features/people/import/queries.ts';
import { leaveInWords } from '../approval/leave-ledger.ts';
import { type LEAVE_COLUMNS, labelOf, readApprovalCell, readLeaveType, readName } from './cells.ts';

type Row = ImportRow<keyof typeof LEAVE_COLUMNS>;

export interface KnownLeave {
  employeeId: number;
  type: LeaveType;
  start: Day;
  end: Day;
  state: LeaveState;
}

export interface LeaveFacts extends FundingSettings {
  charge: boolean;
  /** The employees by the name in the file, and by their own name. */
  people: ReadonlyMap<string, readonly KnownEmployee[]>;
  near: NearNames;
  answers: SamePersonAnswers;
  /** True if unknown columns may say whether a leave was approved, and nobody has left them out. */
  approvalOpen: boolean;
  leaves: readonly KnownLeave[];
  funding: ReadonlyMap<number, FundingFacts>;
}

export interface NewLeave {
  employee: KnownEmployee;
  type: LeaveType;
  start: Day;
  end: Day;
  days: number;
  state: 'approved' | 'rejected';
  entries: LeaveEntry[];
}

export interface LeaveEntry extends DatedDays {
  kind: 'debit' | 'adjustment';
  reason: string;
}

export interface LeavePlanLine {
  line: ImportLine;
  create?: NewLeave;
}

/** A leave in the database or in an earlier line. */
type ExistingLeave = Omit<KnownLeave, 'employeeId'> & { line?: number };

interface Person {
  employee: KnownEmployee;
  leaves: ExistingLeave[];
  posted: PostedDays[];
  accrual: FundingFacts['accrual'];
  pending: DatedDays[];
}

const isApproved = (state: LeaveState) => APPROVED_STATES.some((one) => one === state);

function isSame(a: ExistingLeave, b: Omit<NewLeave, 'entries' | 'employee' | 'days'>): boolean {
  const sameState = a.state === b.state || (isApproved(a.state) && isApproved(b.state));
  return a.type === b.type && a.start === b.start && a.end === b.end && sameState;
}

/** The entries of an approved vacation: a debit, and an adjustment if the balance includes it (D17). */
function entriesOf(leave: Omit<NewLeave, 'entries'>, facts: LeaveFacts): LeaveEntry[] {
  const { type, start, end, days, state } = leave;
  if (state !== 'approved' || !takesBalance(type)) return [];
  const reason = leaveInWords(type, start, end);
  const debit: LeaveEntry = { kind: 'debit', on: start, days: -days, reason };
  if (facts.charge) return [debit];
  // A debit counts at once, so its adjustment must too.
  const on = start < facts.today ? start : facts.today;
  return [debit, { kind: 'adjustment', on, days, reason: 'Already in the opening balance' }];
}

/** The overlap, limit or funding problem of a line, or null (D21). Rejected leave has none. */
function dateProblem(
  person: Person,
  leave: Omit<NewLeave, 'entries'>,
  facts: LeaveFacts,
): string | null {
  if (leave.state === 'rejected') return null;
  const { start, end, type, days } = leave;
  const overlap = person.leaves.find(
    (other) => other.state !== 'rejected' && other.start <= end && other.end >= start,
  );
  if (overlap) {
    const dates = { start: formatDay(overlap.start), end: formatDay(overlap.end) };
    return overlap.line === undefined
      ? t('There’s already leave from {start} to {end}', dates)
      : t('There’s already leave from {start} to {end} (line {line})', {
          ...dates,
          line: overlap.line,
        });
  }
  const others = person.leaves.filter((other) => other.type === type && other.state !== 'rejected');
  const limitProblem = yearlyLimitProblem(leave, others);
  if (limitProblem) return limitProblem;
  if (!facts.charge || !takesBalance(type)) return null;
  const { today, overdraft } = facts;
  const { posted, accrual, pending } = person;
  const request = { on: start, days };
  const fundingCase = { today, overdraft, posted, accrual, pending, request };
  const funding = fitsBalance(fundingCase);
  return funding.fits ? null : insufficientBalance(fundingCase, funding);
}

function readValues({ cells }: Row) {
  const name = readName(cells.name);
  const type = readLeaveType(cells.type);
  const start = readDay(cells.start, labelOf('start'));
  const end = readDay(cells.end, labelOf('end'));
  const state = readApprovalCell(cells.approval);
  const problems = [name, type, start, end, state].flatMap(({ problem }) => problem ?? []);
  if (!type.problem && !type.value)
    problems.push(`${labelOf('type')}: ${t('Choose a type of leave')}`);
  if (!start.problem && !start.value) problems.push(`${labelOf('start')}: ${t('Enter a date')}`);
  if (!end.problem && !end.value) problems.push(`${labelOf('end')}: ${t('Enter a date')}`);
  if (start.value && end.value) {
    const problem = periodProblem(start.value, end.value);
    if (problem) problems.push(problem);
  }
  const values = {
    name: name.value ?? shorten(cells.name),
    type: type.value,
    start: start.value,
    end: end.value,
    state: state.value,
  };
  return { values, problems };
}

function groupPeople(facts: LeaveFacts): Map<number, Person> {
  const people = new Map<number, Person>();
  for (const employee of new Set([...facts.people.values()].flat())) {
    const { posted = [], pending = [], accrual = null } = facts.funding.get(employee.id) ?? {};
    people.set(employee.id, { employee, leaves: [], posted: [...posted], pending, accrual });
  }
  for (const leave of facts.leaves) people.get(leave.employeeId)?.leaves.push(leave);
  return people;
}

/** The employee with this name, else one with a near name once somebody says so (D66). */
function matchEmployee(name: string, { line, cells }: Row, facts: LeaveFacts) {
  const known = facts.people.get(name);
  const near = known || !name ? undefined : facts.near.find(name);
  const same = facts.answers.get(line);
  const namesakes = known ?? (near && same ? facts.people.get(near) : undefined) ?? [];
  return {
    ...choosePerson(namesakes, readChoice(cells)),
    count: namesakes.length,
    looksLike: near,
    isOpen: near !== undefined && same === undefined,
  };
}

/** What somebody has to decide before this line can be imported. */
function questionsOf(looksLike: string | undefined, hasState: boolean): string[] {
  return [
    ...(looksLike ? [t('Looks like {name}. Same person?', { name: looksLike })] : []),
    ...(hasState ? [] : [t('The file doesn’t say whether it was approved')]),
  ];
}

/** Plans a sheet of leave, line by line, without side effects. Each line is checked like a request (D21). */
export async function planLeaves(
  rows: readonly Row[],
  facts: LeaveFacts,
): Promise<LeavePlanLine[]> {
  const people = groupPeople(facts);
  return mapInTurns(rows, (row) => {
    const { values, problems } = readValues(row);
    const { name, type, start, end, state } = values;
    const { employee, looksLike, isOpen, ...match } = matchEmployee(name, row, facts);
    const line = {
      line: row.line,
      name: foldSpaces(name),
      ...(looksLike !== undefined && { looks_like: looksLike }),
    };
    if (row.problems.length > 0) {
      return { line: { ...line, action: 'wrong', details: row.problems } };
    }
    const person = employee && people.get(employee.id);
    const nameLabel = `${labelOf('name')}:`;
    if (!person && !isOpen && !problems.some((problem) => problem.startsWith(nameLabel))) {
      problems.unshift(
        match.isAmbiguous
          ? `${nameLabel} ${severalPeople(match.count)}`
          : t('{label}: there is no employee named {name}', {
              label: labelOf('name'),
              name: foldSpaces(name),
            }),
      );
    }
    if (problems.length > 0) return { line: { ...line, action: 'wrong', details: problems } };
    const questions = questionsOf(isOpen ? looksLike : undefined, !facts.approvalOpen);
    if (questions.length > 0) return { line: { ...line, action: 'ask', details: questions } };
    if (!person || !type || !start || !end || !state) {
      throw new Error('A line without problems has all values');
    }

    const days = countLeaveDays(start, end);
    const leave = { employee: person.employee, type, start, end, days, state };
    const same = person.leaves.find((other) => isSame(other, leave));
    if (same) {
      const where =
        same.line === undefined
          ? t('Already exists')
          : t('Already in line {line}', { line: same.line });
      return { line: { ...line, action: 'none', details: [where] } };
    }
    const problem = dateProblem(person, leave, facts);
    if (problem) return { line: { ...line, action: 'wrong', details: [problem] } };

    const entries = entriesOf(leave, facts);
    person.leaves.push({ type, start, end, state, line: row.line });
    const posted = entries.map((entry) => ({
      ...entry,
      at_once: COUNTS_AT_ONCE.includes(entry.kind),
    }));
    person.posted.push(...posted);
    const beforeStart = beforeStartProblem(person.employee, start);
    const details = [
      ...(looksLike === undefined ? [] : [t('The same person as {name}', { name: looksLike })]),
      t('{type}, {start} to {end}, {days}', {
        type: leaveTypeLabel(type),
        start: formatDay(start),
        end: formatDay(end),
        days: daysInWords(days),
      }),
      t(STATE_LABELS[state]),
      ...(beforeStart ? [beforeStart] : []),
      ...(entries.length === 1
        ? [t('{days} deducted from the balance', { days: daysInWords(days) })]
        : []),
    ];
    return { line: { ...line, action: 'create', details }, create: { ...leave, entries } };
  });
}
