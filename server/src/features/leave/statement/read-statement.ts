import type { Day } from '@intranet/contract/days.ts';
import { soldThisYear, vacationDue } from '@intranet/contract/leave/law.ts';
import { withRunningBalance } from '@intranet/contract/leave/statement.ts';
import type { Statement, VacationDue } from '@intranet/contract/leave/statement-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { findEmployeeByName } from '#features/staff/queries.ts';
import { accrualToCome } from '../balance-queries.ts';
import { authorizeReading } from '../policy.ts';
import { readLeaveSettings } from '../settings/queries.ts';
import { readStatementFacts, type StatementFacts } from './queries.ts';

/** The law is asked only of those who accrue, from a known day. */
function dueOf(
  { ativo, start_date: startDate, entries }: StatementFacts,
  today: Day,
): VacationDue | null {
  if (ativo !== 'S' || startDate === null) return null;
  const dated = entries.map(({ date: on, days }) => ({ on, days }));
  return vacationDue({ startDate, today, entries: dated });
}

/**
 * How a balance came to be, and what is known of the days to come (D17, D19).
 * @param name whose; null for the actor's own
 * @throws AppError forbidden, no_employee
 */
export async function readStatement(
  deps: Deps,
  actor: Actor,
  name: string | null,
): Promise<Statement> {
  const wanted = name ?? actor.employee?.name ?? actor.username;
  const found = await findEmployeeByName(deps.db, wanted);
  const employee = authorizeReading(actor, wanted, found);
  const [facts, settings] = await Promise.all([
    readStatementFacts(deps.db, employee.id),
    readLeaveSettings(deps.db),
  ]);
  const day = today(deps);
  const entries = withRunningBalance(facts.entries, day);
  const accruals = facts.entries.filter(({ kind }) => kind === 'accrual');
  const accrual = accrualToCome(facts, accruals.at(-1)?.date ?? null);
  return {
    name: employee.name,
    area: employee.area,
    today: day,
    balance: entries.at(-1)?.balance ?? 0,
    overdraft: deps.config.leaveOverdraftDays,
    entries,
    accrual: accrual && { start_date: accrual.startDate, after: accrual.after },
    pending: facts.pending,
    due: settings.law_hints ? dueOf(facts, day) : null,
    sold_this_year: soldThisYear(facts.entries, facts.start_date, day),
  };
}
