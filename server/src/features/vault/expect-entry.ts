import { AppError } from '#core/errors.ts';

interface Deletable {
  deleted_at: Date | null;
}

/** @throws AppError not_found for an entry that is missing or in the bin */
export function expectEntry<Row extends Deletable>(entry: Row | undefined): Row {
  if (!entry || entry.deleted_at) {
    throw new AppError('not_found', 'There is no such entry. Somebody may have deleted it.');
  }
  return entry;
}

/** @throws AppError not_found for an entry that is not in the bin */
export function expectDeletedEntry<Row extends Deletable>(entry: Row | undefined): Row {
  if (!entry?.deleted_at) {
    throw new AppError('not_found', 'This entry is not in the bin. The list may have changed.');
  }
  return entry;
}

export function expectVersion<Row>(version: Row | undefined): Row {
  if (!version) throw new AppError('not_found', 'There is no such version of this entry.');
  return version;
}
