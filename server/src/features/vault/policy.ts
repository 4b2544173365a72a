import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError, HiddenRefusal } from '#core/errors.ts';
import { membershipsIn, type Reader } from '#features/groups/policy.ts';

/** Somebody who opens the vault. */
export interface VaultReader extends Reader {
  /** True while people can use entries that are shared with them. */
  isShared: boolean;
}

export interface SharedWith {
  readers: Readers;
  editors: Readers;
}

export type Rights = 'none' | 'use' | 'edit';

/** What somebody may do with an entry: the most that the person or one of their groups may (D59). */
export function rightsTo({ readers, editors }: SharedWith, reader: VaultReader): Rights {
  if (reader.role === 'admin') return 'edit';
  if (!reader.isShared) return 'none';
  if (membershipsIn(editors, reader).length > 0) return 'edit';
  return membershipsIn(readers, reader).length > 0 ? 'use' : 'none';
}

/** Also for entries of others, so that nobody learns which exist. */
export const entryGone = () =>
  new AppError('not_found', t('This entry doesn’t exist. Someone may have deleted it.'));

/** @throws AppError not_found */
export function authorizeUse<Entry>(entry: Entry, rights: Rights): Authorized<Entry> {
  if (rights === 'none') throw new HiddenRefusal(entryGone());
  return authorized(entry);
}

/** @throws AppError not_found, forbidden */
export function authorizeEdit<Entry>(entry: Entry, rights: Rights): Authorized<Entry> {
  if (rights === 'none') throw new HiddenRefusal(entryGone());
  if (rights === 'edit') return authorized(entry);
  throw new AppError('forbidden', t('You can use this entry but not change it.'));
}

/** Earlier passwords are part of the history, which is for administrators. @throws AppError forbidden */
export function assertMayReadEarlier({ role }: Pick<Reader, 'role'>): void {
  if (role === 'admin') return;
  throw new AppError('forbidden', t('Only administrators can read earlier passwords.'));
}
