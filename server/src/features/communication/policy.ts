import { WRITERS } from '@intranet/contract/communication/endpoints.ts';
import type { MonthOfYear } from '@intranet/contract/communication/rules.ts';
import { closedYearReason } from '@intranet/contract/communication/years.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError, atField } from '#core/errors.ts';
import { assertUnambiguous } from '#features/people/policy.ts';
import type { Employee, NamedPerson } from '#features/people/queries.ts';

/** Allows the actor's own birthday, or anyone's for a role that may write (D4). */
export function mayEditBirthdayOf(actor: Actor, accountId: number | null): boolean {
  return accountId === actor.accountId || WRITERS.includes(actor.role);
}

/** Only those who may change any birthday get not_found. */
export function authorizeBirthdayOf(actor: Actor, person: NamedPerson): Authorized<Employee> {
  const { name, employee: found } = person;
  if (!mayEditBirthdayOf(actor, found?.account?.id ?? null)) {
    throw new AppError('forbidden', t('You can only change your own birthday.'));
  }
  assertUnambiguous(person, 'name');
  if (!found) throw new AppError('not_found', t('There is no employee named {name}.', { name }));
  if (found.ativo === 'N') {
    throw new AppError(
      'not_active',
      t('{name} has left and no longer appears in the birthdays.', { name: found.name }),
    );
  }
  return authorized(found);
}

/** Refuses months of a year that isn't open (D54). */
export function authorizeMonth({ year, month }: MonthOfYear, today: Day): Authorized<MonthOfYear> {
  const reason = closedYearReason(year, today);
  if (reason) throw atField('year_closed', 'year', reason);
  return authorized({ year, month });
}
