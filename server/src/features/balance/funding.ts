import { insufficientBalance } from '@intranet/contract/balance/balance-effect.ts';
import {
  COUNTS_AT_ONCE,
  type DatedDays,
  fitsBalance,
  type PostedDays,
} from '@intranet/contract/balance/funding.ts';
import { type Day, maxDay } from '@intranet/contract/core/days.ts';
import { TYPES_TAKING_BALANCE } from '@intranet/contract/leave/leave-types.ts';
import { type InferResult, sql } from 'kysely';
import { today } from '#core/clock.ts';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

export interface FundingFacts {
  posted: PostedDays[];
  accrual: { startDate: Day; after: Day } | null;
  pending: DatedDays[];
}

/** Accruals continue after the last posted one (`through`). Null if none is earned (D14, D18). */
export function accrualToCome(
  person: { ativo: string; start_date: Day | null; accrues_after: Day },
  through: Day | null,
): FundingFacts['accrual'] {
  const { ativo, start_date: startDate, accrues_after: after } = person;
  if (ativo !== 'S' || startDate === null) return null;
  return { startDate, after: through === null ? after : maxDay(through, after) };
}

/** The facts of the funding rule for employees `e` (D19). One pending leave may be left out. */
export function fundingColumns(exceptLeaveId: Value<number> | null) {
  const except = exceptLeaveId === null ? sql`` : sql`and own.id <> ${exceptLeaveId}`;
  return [
    'e.ativo',
    'e.start_date',
    'e.accrues_after',
    sql<Day | null>`(
      select max(le.effective_on) from ledger_entries le
      where le.employee_id = e.id and le.kind = 'accrual')`.as('accrued_through'),
    sql<PostedDays[]>`(
      select coalesce(json_agg(json_build_object(
        'on', posted.day, 'days', posted.days, 'at_once', posted.at_once)), '[]')
      from (
        select le.effective_on as day, le.kind in ${literals(COUNTS_AT_ONCE)} as at_once, sum(le.days) as days
        from ledger_entries le where le.employee_id = e.id group by 1, 2
      ) posted)`.as('posted'),
    // Filters by employee and not by state, because the index on the state lists all pending leave.
    sql<DatedDays[]>`(
      select coalesce(json_agg(json_build_object('on', own.starts_on, 'days', own.days)
          order by own.starts_on)
        filter (where own.state = 'pending' and own.type in ${literals(TYPES_TAKING_BALANCE)}), '[]')
      from leaves own
      where own.employee_id = e.id ${except}
    )`.as('pending'),
  ] as const;
}

/** @param exceptLeaveId a pending leave that doesn't count */
export function selectFundingFacts(db: DbOrTx, exceptLeaveId: number | null = null) {
  return db.selectFrom('employees as e').select('e.id').select(fundingColumns(exceptLeaveId));
}

type FundingRow = Omit<InferResult<ReturnType<typeof selectFundingFacts>>[number], 'id'>;

export function toFundingFacts(row: FundingRow): FundingFacts {
  const { posted, pending } = row;
  return { posted, pending, accrual: accrualToCome(row, row.accrued_through) };
}

/** The facts of the funding rule for each of these employees, by id (D19). */
export async function listFundingFacts(db: DbOrTx, employeeIds: readonly number[]) {
  const rows = await selectFundingFacts(db)
    .where(sql<boolean>`e.id = any(${employeeIds}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toFundingFacts(row)]));
}

export async function readFundingFacts(
  db: DbOrTx,
  employeeId: number,
  exceptLeaveId: number | null = null,
): Promise<FundingFacts> {
  return toFundingFacts(
    await selectFundingFacts(db, exceptLeaveId)
      .where('e.id', '=', employeeId)
      .executeTakeFirstOrThrow(),
  );
}

export interface FundingSettings {
  today: Day;
  /** How far below zero a balance may go, in days (`LEAVE_OVERDRAFT_DAYS`). */
  overdraft: number;
}

export function fundingSettings(deps: Pick<Deps, 'clock' | 'config'>): FundingSettings {
  return { today: today(deps), overdraft: deps.config.leaveOverdraftDays };
}

/** Refuses days that the balance lacks then or later (D19, D72). @throws AppError insufficient_balance */
export function assertFunded(
  facts: FundingFacts,
  settings: FundingSettings,
  request: DatedDays,
  replaces: DatedDays | null = null,
) {
  const fundingCase = { ...facts, ...settings, request, replaces };
  const funding = fitsBalance(fundingCase);
  if (!funding.fits) {
    throw new AppError('insufficient_balance', insufficientBalance(fundingCase, funding));
  }
}

/** Refuses days that a locked employee's balance lacks (D19). One pending leave may be left out. */
export async function assertEmployeeFunded(
  db: DbOrTx,
  settings: FundingSettings,
  { employeeId, exceptLeaveId = null }: { employeeId: number; exceptLeaveId?: number | null },
  request: DatedDays,
): Promise<void> {
  assertFunded(await readFundingFacts(db, employeeId, exceptLeaveId), settings, request);
}
