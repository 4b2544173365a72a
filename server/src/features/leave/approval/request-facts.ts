import { balancesAround } from '@intranet/contract/balance/balance-effect.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { requestHints } from '@intranet/contract/leave/leave-rules.ts';
import { takesBalance } from '@intranet/contract/leave/leave-types.ts';
import { type InferResult, sql } from 'kysely';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { fundingColumns, toFundingFacts } from '#features/balance/funding.ts';
import { type CoverageFacts, coverageOf, warningsOf } from '../coverage/warnings.ts';
import { type AbsenceScope, IS_PENDING, isColleagueAway, selectLeaves } from '../leave-sql.ts';

/** A request as mails show it. Approvers see the hints of vacation law only on screen. */
export type RequestFacts = Omit<Approval, 'hints' | 'holidays' | 'photo' | 'last_day'>;

interface AwayFacts {
  count: number;
  shown: Approval['away'];
}

/** A request carries the first of them; all are a call of their own. */
const MAX_AWAY_SHOWN = 20;

const LEAVE_SCOPE: AbsenceScope = {
  employeeId: sql.ref('l.employee_id'),
  areaId: sql.ref('l.area_id'),
  start: sql.ref('l.starts_on'),
  end: sql.ref('l.ends_on'),
};
const COLLEAGUE_AWAY = isColleagueAway(LEAVE_SCOPE);
const COVERAGE = coverageOf(LEAVE_SCOPE);
/** SQL: without a limit, the planner would still read all who are away. */
const HAS_LIMIT = sql`exists (select from coverage_limits cl where cl.area_id = l.area_id)`;

/** Selects all that an approver's mail shows (D24), in one query. */
export function selectRequests(db: DbOrTx) {
  return selectLeaves(db)
    .select([
      sql<string>`(
        select coalesce((array_agg(ev.note order by ev.id desc))[1], '') from leave_events ev
        where ev.leave_id = l.id and ev.event = 'cancellation_asked'
      )`.as('reason'),
      sql<AwayFacts>`(
        select json_build_object('count', coalesce(max(first.count), 0), 'shown',
          coalesce(json_agg(json_build_object('employee_id', first.employee_id, 'name', first.name,
            'start', first.starts_on, 'end', first.ends_on, 'pending', first.pending)
            order by first.starts_on, first.name, first.employee_id), '[]'))
        from (
          select c.id as employee_id, c.name, o.starts_on, o.ends_on, ${IS_PENDING} as pending,
            count(*) over () as count
          from leaves o join employees c on c.id = o.employee_id
          where ${COLLEAGUE_AWAY}
          order by o.starts_on, c.name, c.id
          limit ${sql.lit(MAX_AWAY_SHOWN)}
        ) first
      )`.as('away'),
      sql<CoverageFacts['over']>`case when l.state = 'pending' and ${HAS_LIMIT}
        then ${COVERAGE.over} end`.as('over'),
      sql<
        CoverageFacts['pairs']
      >`case when l.state = 'pending' then ${COVERAGE.pairs} else '[]' end`.as('pairs'),
    ])
    .select(fundingColumns(sql.ref('l.id')));
}

type RequestRow = InferResult<ReturnType<typeof selectRequests>>[number];

/** The days that the decision takes off the balance, negative if it gives days back. */
function costOf(row: RequestRow): number {
  switch (row.state) {
    case 'pending':
    case 'approved':
      return row.days;
    case 'cancellation_asked':
      return -row.days;
    default:
      return 0;
  }
}

/** The balances before and after the decision, even once it is made (D60). */
function balancesOf(row: RequestRow, today: Day) {
  const takes = takesBalance(row.leave_type);
  const facts = toFundingFacts(row);
  const debited = takes && row.state === 'approved' ? row.days : 0;
  const posted = [...facts.posted, { on: row.start, days: debited, at_once: true }];
  const request = { on: row.start, days: costOf(row) };
  return balancesAround({ ...facts, today, posted, request }, takes);
}

export function toRequestFacts(row: RequestRow, today: Day): RequestFacts {
  const { id, version, employee_id, name, area, cargo, leave_type, start, end, days } = row;
  const cancelling = row.state === 'cancellation_asked';
  return {
    ...{ id, version, employee_id, name, area, cargo, leave_type, start, end, days },
    away: row.away.shown,
    away_count: row.away.count,
    in_the_past: start < today,
    ...balancesOf(row, today),
    requested_at: row.requested_at.toISOString(),
    asks: cancelling ? 'cancellation' : 'leave',
    reason: cancelling ? row.reason : '',
    // Both are read while a mail is written, in the recipient's language.
    get warnings() {
      return warningsOf(row);
    },
    get checks() {
      return row.state === 'pending' ? requestHints({ type: leave_type, start, end }, today) : [];
    },
  };
}

const findRequest = compileOnce((db, value: Values<{ leaveId: number }>) =>
  selectRequests(db).where('l.id', '=', value('leaveId')),
);

export async function readRequest(db: DbOrTx, leaveId: number, today: Day): Promise<RequestFacts> {
  const [row] = await findRequest(db, { leaveId });
  if (!row) throw new Error(`There is no leave ${leaveId}`);
  return toRequestFacts(row, today);
}
