import { balancesAround } from '@intranet/contract/balance/balance-effect.ts';
import { shortDays } from '@intranet/contract/core/day-text.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays, periodProblem } from '@intranet/contract/leave/leave-dates.ts';
import { requestHints } from '@intranet/contract/leave/leave-rules.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { takesBalance } from '@intranet/contract/leave/leave-types.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import {
  type FundingSettings,
  fundingSettings,
  toFundingFacts,
} from '#features/balance/funding.ts';
import { findHints } from '#features/balance/law/queries.ts';
import { seesDepartures } from '#features/people/leaving/policy.ts';
import { findPlannedLastDay } from '#features/people/leaving/queries.ts';
import { assertStarted } from '#features/people/policy.ts';
import { type Employee, findPerson, type PersonKey } from '#features/people/queries.ts';
import { findWarnings } from '../coverage/warnings.ts';
import { authorizeActingFor } from '../policy.ts';
import { findPendingByStart, listAway } from '../queries.ts';
import {
  assertDatesFit,
  assertYearlyLimit,
  type DateRow,
  type ProposedLeave,
  selectDateFacts,
} from './check-dates.ts';

export interface PreviewInput {
  person: PersonKey;
  type: LeaveType;
  start: Day;
  end: Day;
  /** First day of the pending leave to move, or null for a new one. */
  moving: Day | null;
}

async function problemOf(
  db: DbOrTx,
  row: DateRow,
  settings: FundingSettings,
  { leave, employee }: { leave: ProposedLeave; employee: Employee },
) {
  try {
    assertStarted(employee, leave.start);
    assertDatesFit(row, settings, leave);
    await assertYearlyLimit(db, leave);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/**
 * Previews a leave with these dates (D30, D60), with the sentence with which a submit would be refused.
 * @throws AppError forbidden, no_employee, ambiguous_name, not_active, no_pending_leave
 */
export async function previewLeave(deps: Deps, actor: Actor, input: PreviewInput) {
  const { person, type, start, end, moving } = input;
  const employee = authorizeActingFor(actor, await findPerson(deps.db, person, actor.accountId));
  const moved = moving === null ? null : await findPendingByStart(deps.db, employee.id, moving);
  if (moving !== null && !moved) {
    throw new AppError(
      'no_pending_leave',
      t('No pending leave starts on {moving}', { moving: formatDay(moving) }),
    );
  }
  const proposed = {
    ...{ employeeId: employee.id, type, start, end },
    exceptLeaveId: moved?.id ?? null,
    moves: moved ? { start: moved.starts_on, end: moved.ends_on } : null,
  };
  const scope = { employeeId: employee.id, areaId: employee.areaId, start, end };
  const wrongPeriod = periodProblem(start, end, moving !== null);
  const settings = fundingSettings(deps);
  const write = shortDays(settings.today);
  const [row, away, warnings, hints, lastDay] = await Promise.all([
    selectDateFacts(deps.db, proposed).executeTakeFirstOrThrow(),
    listAway(deps.db, scope),
    wrongPeriod ? [] : findWarnings(deps.db, scope, write),
    findHints(deps.db, proposed, write),
    seesDepartures(actor) ? findPlannedLastDay(deps.db, employee.id) : null,
  ]);
  const days = Math.max(0, countLeaveDays(start, end));
  const request = { on: start, days };
  const facts = { ...toFundingFacts(row), today: settings.today, request };
  return {
    days,
    ...balancesAround(facts, takesBalance(type)),
    problem:
      wrongPeriod ?? (await problemOf(deps.db, row, settings, { leave: proposed, employee })),
    away,
    warnings,
    checks: wrongPeriod ? [] : requestHints({ type, start, end }, settings.today),
    hints,
    last_day: lastDay !== null && lastDay < end ? lastDay : null,
  };
}
