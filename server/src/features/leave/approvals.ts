import type { Day } from '@intranet/contract/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { debitsBalance } from '@intranet/contract/leave/rules.ts';
import type { LeaveState, LeaveType } from '@intranet/contract/leave/types.ts';
import { sql } from 'kysely';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { approversOn } from './approvers.ts';
import { saldoOn } from './balance-queries.ts';
import { type CoverageFacts, coverageOf, warningsOf } from './coverage/queries.ts';
import { type Around, IS_PENDING, isOthersAway, type Value } from './others-away.ts';
import { ACTIVE_STATES } from './queries.ts';

type Away = Approval['away'];

const ASKED: Around = {
  employeeId: sql.ref('l.employee_id'),
  areaId: sql.ref('l.area_id'),
  start: sql.ref('l.starts_on'),
  end: sql.ref('l.ends_on'),
};
const OTHERS_AWAY = isOthersAway(ASKED, ACTIVE_STATES);
const COVERAGE = coverageOf(ASKED);

/**
 * Everything needed to decide (D24), in one query: who, what, the balance, who else is away, what the
 * coverage rules find.
 */
export function selectApprovals(db: DbOrTx, today: Value<Day>) {
  return db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .innerJoin('areas', 'areas.id', 'l.area_id')
    .select([
      'l.id',
      'l.version',
      'e.name',
      'areas.name as area',
      'e.cargo',
      'l.type',
      'l.state',
      'l.starts_on',
      'l.ends_on',
      'l.days',
      'l.requested_at',
      sql<string>`(
        select coalesce((array_agg(ev.note order by ev.id desc))[1], '') from leave_events ev
        where ev.leave_id = l.id and ev.event = 'cancellation_asked'
      )`.as('reason'),
      sql<number>`(
        select ${saldoOn(today)} from ledger_entries le where le.employee_id = l.employee_id
      )`.as('balance'),
      sql<Away>`(
        select coalesce(json_agg(json_build_object('name', c.name, 'start', o.starts_on,
          'end', o.ends_on, 'pending', ${IS_PENDING}) order by o.starts_on, c.name), '[]')
        from leaves o join employees c on c.id = o.employee_id
        where ${OTHERS_AWAY}
      )`.as('away'),
      // Of nothing but a request: an approved leave was judged when it was approved.
      sql<CoverageFacts['over']>`case when l.state = 'pending' then ${COVERAGE.over} end`.as(
        'over',
      ),
      sql<
        CoverageFacts['pairs']
      >`case when l.state = 'pending' then ${COVERAGE.pairs} else '[]' end`.as('pairs'),
    ]);
}

type ApprovalRow = Awaited<
  ReturnType<ReturnType<typeof selectApprovals>['executeTakeFirstOrThrow']>
>;

/** The balance as it is without what is asked, and with it, whether it is decided yet or not. */
function balances(row: ApprovalRow): Pick<Approval, 'balance_before' | 'balance_after'> {
  const cost = debitsBalance(row.type as LeaveType) ? row.days : 0;
  switch (row.state as LeaveState) {
    case 'pending':
      return { balance_before: row.balance, balance_after: row.balance - cost };
    case 'approved':
      return { balance_before: row.balance + cost, balance_after: row.balance };
    case 'cancellation_asked':
      return { balance_before: row.balance, balance_after: row.balance + cost };
    default:
      return { balance_before: row.balance, balance_after: row.balance };
  }
}

/** What `selectApprovals` read, as it is shown. */
export function toApproval(row: ApprovalRow, today: Day): Approval {
  const cancelling = row.state === 'cancellation_asked';
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    area: row.area,
    cargo: row.cargo,
    leave_type: row.type as LeaveType,
    start: row.starts_on,
    end: row.ends_on,
    days: row.days,
    in_the_past: row.starts_on < today,
    ...balances(row),
    requested_at: row.requested_at.toISOString(),
    asks: cancelling ? 'cancellation' : 'leave',
    reason: cancelling ? row.reason : '',
    away: row.away,
    warnings: warningsOf(row),
  };
}

const findApproval = compileOnce((db, value: Values<{ leaveId: number; today: Day }>) =>
  selectApprovals(db, value('today')).where('l.id', '=', value('leaveId')),
);

/** One request as whoever decides it sees it. */
export async function readApproval(db: DbOrTx, leaveId: number, today: Day): Promise<Approval> {
  const [row] = await findApproval(db, { leaveId, today });
  if (!row) throw new Error(`There is no leave ${leaveId}`);
  return toApproval(row, today);
}

/** What waits for a decision: requests, and that an approved leave be cancelled (D26). */
export const IS_WAITING = sql<boolean>`l.state in ('pending', 'cancellation_asked')`;

/** The questions that an account may decide today (D23), the longest waiting first. */
export async function listApprovals(
  db: DbOrTx,
  accountId: number,
  today: Day,
): Promise<Approval[]> {
  const mine = approversOn(today, IS_WAITING).as('ap');
  const rows = await selectApprovals(db, today)
    .where('l.id', 'in', (eb) =>
      eb.selectFrom(mine).select('ap.leave_id').where('ap.account_id', '=', accountId),
    )
    .orderBy('l.asked_at')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => toApproval(row, today));
}
