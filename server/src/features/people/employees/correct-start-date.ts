import { ACCRUAL_DAYS, accrualDays } from '@intranet/contract/balance/accrual.ts';
import { addDays, addMonths, type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { newEmployeeProblems } from '@intranet/contract/people/new-employee-problems.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { postAccrualsUpTo } from '#features/balance/accruals.ts';
import { appendLedger } from '#features/balance/ledger.ts';
import { assertUnambiguous } from '../policy.ts';
import { type Employee, lockPerson, type PersonKey } from '../queries.ts';

interface StartDateCorrection {
  person: PersonKey;
  startDate: Day;
  /** The start date that the admin saw; null if unknown. */
  expected: Day | null;
  adjustment: number;
}

/** In English, for the ledger and the audit log. */
const inWords = (day: Day | null) => (day === null ? 'unknown' : formatDay(day));

/** Posts what the new date earns this month. @returns the day after which accruals continue */
async function postRestOfMonth(
  tx: Tx,
  employeeId: number,
  startDate: Day,
  { day, actor }: { day: Day; actor: Actor },
): Promise<Day> {
  const monthStart = `${day.slice(0, 7)}-01`;
  const [due] = accrualDays(startDate, day, addDays(addMonths(monthStart, 1), -1));
  const posted = await tx
    .selectFrom('ledger_entries')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'accrual')
    .where('effective_on', '>=', monthStart)
    .executeTakeFirst();
  if (!due || !posted) return day;
  await appendLedger(tx, {
    employeeId,
    kind: 'adjustment',
    days: ACCRUAL_DAYS,
    effectiveOn: due,
    actor: actor.username,
    reason: `Monthly accrual since ${formatDay(startDate)}`,
  });
  return due;
}

/** Returns the current one. @throws AppError stale_version, invalid_input */
async function assertStartDate(
  tx: Tx,
  employee: Employee,
  { startDate, expected, day }: Pick<StartDateCorrection, 'startDate' | 'expected'> & { day: Day },
): Promise<Day | null> {
  const { start_date: current, birth_date } = await tx
    .selectFrom('employees')
    .select(['start_date', 'birth_date'])
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow();
  if (current !== expected) {
    throw new AppError(
      'stale_version',
      current === null
        ? t('The start date has changed. It’s now unknown.')
        : t('The start date has changed. It’s now {current}.', { current: formatDay(current) }),
      { current: { start_date: current } },
    );
  }
  const problems = newEmployeeProblems(
    { ativo: employee.ativo, start_date: startDate, birth_date },
    day,
  );
  if (problems.birth_date && current !== startDate) {
    const sentence = t('The start date must be after the birth date');
    throw new AppError('invalid_input', sentence, { fields: { start_date: sentence } });
  }
  return current;
}

/** Posts accruals by the former date first (D18). @throws AppError not_found, ambiguous_name, stale_version, … */
export async function correctStartDate(
  deps: Deps,
  actor: Actor,
  { person: key, startDate, expected, adjustment }: StartDateCorrection,
): Promise<void> {
  const day = today(deps);
  await deps.db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, key, actor.accountId);
    assertUnambiguous(person);
    const { name, employee } = person;
    if (!employee)
      throw new AppError('not_found', t('There is no employee named {name}.', { name }));
    const current = await assertStartDate(tx, employee, { startDate, expected, day });
    if (current === startDate) return;

    await postAccrualsUpTo(tx, day, employee.id);
    const accruesAfter =
      employee.ativo === 'S'
        ? await postRestOfMonth(tx, employee.id, startDate, { day, actor })
        : day;
    await tx
      .updateTable('employees')
      .set({ start_date: startDate, accrues_after: accruesAfter })
      .where('id', '=', employee.id)
      .execute();
    if (adjustment !== 0) {
      await appendLedger(tx, {
        employeeId: employee.id,
        kind: 'adjustment',
        days: adjustment,
        effectiveOn: day,
        actor: actor.username,
        reason: `Start date corrected from ${inWords(current)} to ${formatDay(startDate)}`,
      });
    }
    await recordAct(tx, actor, 'employee_changed', employee.name, {
      start_date: `${inWords(current)} → ${formatDay(startDate)}`,
      adjustment,
    });
  });
}
