import { t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '#core/errors.ts';

interface Deletable {
  deleted_at: Date | null;
}

/** @throws AppError not_found for an entry that is missing or in the bin */
export function expectEntry<Row extends Deletable>(entry: Row | undefined): Row {
  if (!entry || entry.deleted_at) {
    throw new AppError('not_found', t('This entry doesn’t exist. Someone may have deleted it.'));
  }
  return entry;
}

/** @throws AppError not_found for an entry that is not in the bin */
export function expectDeletedEntry<Row extends Deletable>(entry: Row | undefined): Row {
  if (!entry?.deleted_at) {
    throw new AppError(
      'not_found',
      t('This entry isn’t in the bin. Reload the page to update the list.'),
    );
  }
  return entry;
}

export function expectVersion<Row>(version: Row | undefined): Row {
  if (!version) throw new AppError('not_found', t('This version of the entry doesn’t exist.'));
  return version;
}
