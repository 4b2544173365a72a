import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Day } from '../core/days.ts';
import type { Ativo } from './positions.ts';

export interface NewEmployeeFacts {
  ativo: Ativo;
  start_date: Day | null;
  birth_date: Day | null;
}

/** Errors by field: people who accrue need a start date, and birthdays precede it (D14, D18). */
export function newEmployeeProblems(
  { ativo, start_date, birth_date }: NewEmployeeFacts,
  today: Day,
): Partial<Record<'start_date' | 'birth_date', string>> {
  const problems: ReturnType<typeof newEmployeeProblems> = {};
  if (ativo === 'S' && !start_date) problems.start_date = t('Enter a start date');
  if (birth_date && birth_date >= today) {
    problems.birth_date = t('The birth date must be in the past');
  } else if (birth_date && start_date && birth_date >= start_date) {
    problems.birth_date = t('The birth date must be before the start date');
  }
  return problems;
}
