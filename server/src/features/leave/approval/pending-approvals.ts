import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { shortDays } from '@intranet/contract/core/day-text.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { type InferResult, sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { holidaysBetween } from '#core/holidays.ts';
import { hintsOf, LAW_FACTS } from '#features/balance/law/queries.ts';
import { warningsOf } from '../coverage/warnings.ts';
import { IS_WAITING } from '../leave-sql.ts';
import { approversOn } from './approvers.ts';
import { selectRequests, toRequestFacts } from './request-facts.ts';

const PHOTO_KEY = sql<string | null>`(
  select a.photo_key from employees p join accounts a on a.id = p.account_id
  where p.id = l.employee_id
)`;

const HOLIDAY_STATE = sql<string>`(select holiday_state from leave_settings)`;
const WEEK = 7;

const selectApprovals = (db: DbOrTx) =>
  selectRequests(db).select([
    LAW_FACTS.as('law'),
    PHOTO_KEY.as('photo_key'),
    HOLIDAY_STATE.as('holidayState'),
  ]);

type ApprovalRow = InferResult<ReturnType<typeof selectApprovals>>[number];

function toApproval(row: ApprovalRow, today: Day): Approval {
  const facts = toRequestFacts(row, today);
  const write = shortDays(today);
  const hints = row.law ? hintsOf(facts, row.law, write) : [];
  const warnings = warningsOf(row, write);
  const holidays = holidaysBetween(
    addDays(facts.start, -WEEK),
    addDays(facts.end, WEEK),
    row.holidayState,
  );
  return { ...facts, holidays, warnings, hints, photo: photoUrl(row.photo_key) };
}

export async function readApproval(db: DbOrTx, leaveId: number, today: Day): Promise<Approval> {
  const row = await selectApprovals(db).where('l.id', '=', leaveId).executeTakeFirstOrThrow();
  return toApproval(row, today);
}

/** The requests that an account can decide today (D23), by start date. */
export async function listApprovals(db: DbOrTx, accountId: number, today: Day) {
  const mine = approversOn(today, IS_WAITING).as('ap');
  const rows = await selectApprovals(db)
    .where('l.id', 'in', (eb) =>
      eb.selectFrom(mine).select('ap.leave_id').where('ap.account_id', '=', accountId),
    )
    .orderBy('l.starts_on')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => toApproval(row, today));
}

/** The number of requests that an account can decide today (D23). */
export async function countApprovals(db: DbOrTx, accountId: number, today: Day): Promise<number> {
  const { count } = await db
    .selectFrom(approversOn(today, IS_WAITING).as('ap'))
    .select(({ fn }) => fn.count<number>('ap.leave_id').distinct().as('count'))
    .where('ap.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
