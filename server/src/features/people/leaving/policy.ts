import { addMonths, type Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { MAX_MONTHS_AHEAD } from '@intranet/contract/people/leaving-endpoints.ts';
import { beforeStartProblem } from '@intranet/contract/people/start-date.ts';
import type { Actor } from '#core/actor.ts';
import { AppError, atField } from '#core/errors.ts';

/** True for those who may open /leaving. Nobody else may learn of a planned departure. */
export const seesDepartures = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin';

/** @throws AppError before_start_date or invalid_input, at `last_day` */
export function checkLastDay(
  employee: { name: string; startDate: Day | null },
  lastDay: Day,
  today: Day,
): void {
  const tooEarly = beforeStartProblem(employee, lastDay);
  if (tooEarly) throw atField('before_start_date', 'last_day', tooEarly);
  if (lastDay > addMonths(today, MAX_MONTHS_AHEAD)) {
    const sentence = t('Choose a last day within {months} months', { months: MAX_MONTHS_AHEAD });
    throw atField('invalid_input', 'last_day', sentence);
  }
}

/** Another administrator must see to one's own departure (D11). @throws AppError own_account */
export function assertNotOwn(actor: Actor, employeeId: number): void {
  if (actor.employee?.id !== employeeId) return;
  throw new AppError(
    'own_account',
    t('Another administrator has to plan your departure, because it deletes your account.'),
  );
}
