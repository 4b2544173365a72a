import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { shortDays } from '@intranet/contract/core/day-text.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { type InferResult, sql } from 'kysely';
import { today as todayOf } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { holidaysBetween } from '#core/holidays.ts';
import { hintsOf, LAW_FACTS } from '#features/balance/law/queries.ts';
import { plannedLastDay } from '#features/people/leaving/queries.ts';
import { assertWaiting } from '../assert-leave-state.ts';
import { warningsOf } from '../coverage/warnings.ts';
import { findOutcome } from '../lock-leave.ts';
import { authorizeDeciding } from '../policy.ts';
import { decidableBy, findApprovers } from './approvers.ts';
import { selectRequests, toRequestFacts } from './request-facts.ts';

const PHOTO_KEY = sql<string | null>`(
  select a.photo_key from employees p join accounts a on a.id = p.account_id
  where p.id = l.employee_id
)`;

const HOLIDAY_STATE = sql<string>`(select holiday_state from leave_settings)`;
const WEEK = 7;

/** SQL: the requester's planned last day, if the request goes beyond it. */
const LAST_DAY = sql<Day | null>`(
  select planned.day from (select ${plannedLastDay(sql.ref('l.employee_id'))} as day) planned
  where l.state = 'pending' and planned.day < l.ends_on
)`;

export interface ApprovalReader {
  /** False hides planned departures. */
  seesDepartures: boolean;
}

/** Enough for a firm of the specified size to have one page. */
const APPROVALS_PAGE = 50;

const selectApprovals = (db: DbOrTx, { seesDepartures }: ApprovalReader) =>
  selectRequests(db).select([
    LAW_FACTS.as('law'),
    PHOTO_KEY.as('photo_key'),
    HOLIDAY_STATE.as('holidayState'),
    (seesDepartures ? LAST_DAY : sql<Day | null>`null::date`).as('last_day'),
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
  return {
    ...{ ...facts, holidays, warnings, hints },
    photo: photoUrl(row.photo_key),
    last_day: row.last_day,
  };
}

export async function readApproval(
  db: DbOrTx,
  leaveId: number,
  today: Day,
  reader: ApprovalReader,
): Promise<Approval> {
  const row = await selectApprovals(db, reader)
    .where('l.id', '=', leaveId)
    .executeTakeFirstOrThrow();
  return toApproval(row, today);
}

/**
 * A leave that an account can decide today, with its dates.
 * @throws AppError not_found, forbidden, already_decided
 */
export async function findWaitingLeave(deps: Deps, accountId: number, leaveId: number) {
  const leave = await deps.db
    .selectFrom('leaves')
    .select(['employee_id as employeeId', 'area_id as areaId'])
    .select(['starts_on as start', 'ends_on as end'])
    .where('id', '=', leaveId)
    .executeTakeFirst();
  if (!leave) throw new AppError('not_found', t('This request doesn’t exist.'));
  const approvers = await findApprovers(deps.db, leaveId, todayOf(deps));
  authorizeDeciding(accountId, leave, approvers);
  assertWaiting(await findOutcome(deps.db, leaveId));
  return leave;
}

/** A place in a list by start date. Entries that come or go don't move it. */
export interface ApprovalCursor {
  start: Day;
  id: number;
}

/** A page of the requests that an account can decide today (D23), by start date. */
export async function listApprovals(
  db: DbOrTx,
  { accountId, seesDepartures }: ApprovalReader & { accountId: number },
  today: Day,
  after?: ApprovalCursor,
): Promise<{ approvals: Approval[]; next: ApprovalCursor | null }> {
  const page = db
    .selectFrom(decidableBy(accountId, today).as('mine'))
    .select('mine.id')
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(mine.starts_on, mine.id) > (${after?.start}::date, ${after?.id}::bigint)`,
      ),
    )
    .orderBy('mine.starts_on')
    .orderBy('mine.id')
    // One more shows whether there is another page.
    .limit(APPROVALS_PAGE + 1);
  const rows = await selectApprovals(db, { seesDepartures })
    .where('l.id', 'in', page)
    .orderBy('l.starts_on')
    .orderBy('l.id')
    .execute();
  const shown = rows.slice(0, APPROVALS_PAGE);
  const last = shown.at(-1);
  return {
    approvals: shown.map((row) => toApproval(row, today)),
    next: last && rows.length > shown.length ? { start: last.start, id: last.id } : null,
  };
}

/** The number of requests that an account can decide today (D23). */
export async function countApprovals(db: DbOrTx, accountId: number, today: Day): Promise<number> {
  const { count } = await db
    .selectFrom(decidableBy(accountId, today).as('mine'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
