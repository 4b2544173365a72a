import { computeVacationDue } from '@intranet/contract/balance/law.ts';
import type { LedgerKind } from '@intranet/contract/balance/ledger-kinds.ts';
import { withRunningBalance } from '@intranet/contract/balance/statement.ts';
import type { Statement, VacationDue } from '@intranet/contract/balance/statement-endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { authorizeReading } from '#features/people/policy.ts';
import { findPerson, type PersonKey } from '#features/people/queries.ts';
import { readFundingFacts } from '../funding.ts';
import { readLeaveSettings } from '../settings/queries.ts';
import { readStatementFacts, type StatementFacts } from './queries.ts';

function dueOf({ start_date: startDate, entries }: StatementFacts, today: Day): VacationDue | null {
  if (startDate === null) return null;
  const daysOf = (kind: LedgerKind) =>
    entries.filter((entry) => entry.kind === kind).map(({ date }) => date);
  return computeVacationDue({
    startDate,
    today,
    entries: entries.map(({ date: on, days }) => ({ on, days })),
    accrued: daysOf('accrual'),
    openedOn: daysOf('opening')[0] ?? null,
  });
}

function salesOf({ start_date, entries }: StatementFacts): Statement['sales'] {
  const sold = entries.filter((entry) => entry.deduction_type === 'VENDAS DE FÉRIAS');
  return { start_date, sold: sold.map(({ date: on, days }) => ({ on, days: -days })) };
}

/** The actor's own statement, or anybody's for an admin (D17, D19). @throws AppError forbidden, no_employee, ambiguous_name */
export async function readStatement(deps: Deps, actor: Actor, key: PersonKey): Promise<Statement> {
  const employee = authorizeReading(actor, await findPerson(deps.db, key, actor.accountId));
  const [facts, { accrual, pending }, settings] = await Promise.all([
    readStatementFacts(deps.db, employee.id),
    readFundingFacts(deps.db, employee.id),
    readLeaveSettings(deps.db),
  ]);
  const day = today(deps);
  const entries = withRunningBalance(facts.entries, day);
  // The law doesn't cover contractors (D14).
  const hinted = settings.law_hints && facts.ativo === 'S';
  return {
    employee_id: employee.id,
    name: employee.name,
    area: employee.area,
    today: day,
    balance: entries.at(-1)?.balance ?? 0,
    overdraft: deps.config.leaveOverdraftDays,
    entries,
    accrual: accrual && { start_date: accrual.startDate, after: accrual.after },
    pending,
    due: hinted ? dueOf(facts, day) : null,
    sales: hinted ? salesOf(facts) : null,
  };
}
