import { t } from '@intranet/contract/core/i18n/t.ts';
import type { IdentityPart } from '@intranet/contract/links/embed.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { Reader } from '#features/groups/policy.ts';
import { readGroupNames } from '#features/groups/queries.ts';

/** The reader of a dashboard, as its provider gets to know them. */
export interface Identity {
  /** Unique, unlike the name of a person. */
  username: string;
  /** For display only. */
  name: string;
  /** Empty for an account without an employee. */
  area: string;
  groups: string[];
}

export async function readIdentity(
  db: DbOrTx,
  { username, employee }: Pick<Actor, 'username' | 'employee'>,
  reader: Reader,
): Promise<Identity> {
  const groups = await readGroupNames(db, reader.groups);
  return {
    username,
    name: employee?.name ?? username,
    area: employee?.area ?? '',
    groups: groups.map(({ name }) => name),
  };
}

const missing = (sentence: string) => new AppError('conflict', sentence);

/**
 * The parts of an identity under the names that an item gives them. An empty part is refused, because
 * providers take an empty filter for none and would show everything. @throws AppError conflict
 */
export function namedParts(
  { username, area, groups }: Identity,
  names: Readonly<Record<IdentityPart, string>>,
): Map<string, string | string[]> {
  if (names.area !== '' && area === '') {
    throw missing(
      t('This item shows figures by area, and your account has none. Ask an administrator.'),
    );
  }
  if (names.groups !== '' && groups.length === 0) {
    throw missing(
      t('This item shows figures by group, and you belong to none. Ask an administrator.'),
    );
  }
  const parts: [string, string | string[]][] = [
    [names.username, username],
    [names.area, area],
    [names.groups, groups],
  ];
  return new Map(parts.filter(([key]) => key !== ''));
}
