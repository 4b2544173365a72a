import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { listNamesakes } from './queries.ts';

/**
 * Refuses the name of another employee, so that somebody must say that these are two people.
 * @param except the id of the employee to rename
 * @throws AppError name_taken, with the others as candidates
 */
export async function assertUnshared(
  tx: Tx,
  name: string,
  field: string,
  except?: number,
): Promise<void> {
  const namesakes = await listNamesakes(tx, name);
  const candidates = namesakes.filter(({ employee_id }) => employee_id !== except);
  if (candidates.length === 0) return;
  const sentence = t('An employee with this name already exists');
  throw new AppError('name_taken', sentence, { fields: { [field]: sentence }, candidates });
}
