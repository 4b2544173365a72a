import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Day } from '../core/days.ts';
import type { Ativo } from './positions.ts';

export interface NewEmployeeFacts {
  ativo: Ativo;
  start_date: Day | null;
  birth_date: Day | null;
}

/** Birthdays are in the past, and before the start date. */
export function birthDateProblem(
  { start_date, birth_date }: Pick<NewEmployeeFacts, 'start_date' | 'birth_date'>,
  today: Day,
): string | null {
  if (birth_date === null) return null;
  if (birth_date >= today) return t('The birth date must be in the past');
  if (start_date === null || birth_date < start_date) return null;
  return t('The birth date must be before the start date');
}

/** Errors by field: people who accrue need a start date, and birthdays precede it (D14, D18). */
export function newEmployeeProblems(
  facts: NewEmployeeFacts,
  today: Day,
): Partial<Record<'start_date' | 'birth_date', string>> {
  const birthDate = birthDateProblem(facts, today);
  return {
    ...(facts.ativo === 'S' && !facts.start_date && { start_date: t('Enter a start date') }),
    ...(birthDate && { birth_date: birthDate }),
  };
}
