import { dayIn } from '@intranet/contract/days.ts';
import type { Role } from '@intranet/contract/roles.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Config } from '#core/config.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { isTwoFactorDemanded } from './two-factor/policy.ts';
import { hasTwoFactor } from './two-factor/queries.ts';

interface FoundSession {
  actor: Actor;
  remember: boolean;
  lastSeenAt: Date;
}

/** The account and the employee behind a session that has not run out, in one query. */
export async function findSession(
  db: DbOrTx,
  tokenHash: Buffer,
  now: Date,
  config: Pick<Config, 'adminTwoFactor' | 'timeZone'>,
): Promise<FoundSession | null> {
  const today = dayIn(config.timeZone, now);
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'a.id').on('e.ativo', '<>', 'N'),
    )
    .leftJoin('areas', 'areas.id', 'e.area_id')
    .select([
      's.method',
      's.remember',
      's.last_seen_at',
      'a.id as account_id',
      'a.username',
      'a.email',
      'a.role',
      'a.must_change_password',
      'a.photo_key',
      'e.id as employee_id',
      'e.name as employee_name',
      'e.cargo',
      'areas.name as area',
      (eb) =>
        eb
          .exists(
            eb
              .selectFrom('deputies as d')
              .innerJoin('employees as head', 'head.id', 'd.head_id')
              .select('d.id')
              .whereRef('d.deputy_id', '=', 'e.id')
              .where('head.cargo', '=', 'Head')
              .where('head.ativo', '=', 'S')
              .where(sql<boolean>`coalesce(d.ends_on, 'infinity') >= ${today}`),
          )
          .as('is_deputy'),
      hasTwoFactor.as('two_factor'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const employee =
    row.employee_id === null
      ? null
      : {
          id: row.employee_id,
          name: row.employee_name ?? '',
          area: row.area ?? '',
          cargo: row.cargo ?? '',
          isDeputy: Boolean(row.is_deputy),
        };
  return {
    remember: row.remember,
    lastSeenAt: row.last_seen_at,
    actor: {
      accountId: row.account_id,
      username: row.username,
      email: row.email,
      role: row.role as Role,
      mustChangePassword: row.must_change_password,
      // A passkey is two factors in one; a provider asks for its own.
      mustSetUpTwoFactor:
        isTwoFactorDemanded(config, row.role as Role) &&
        row.method === 'password' &&
        !row.two_factor,
      photoKey: row.photo_key,
      employee,
    },
  };
}

/** A condition on accounts: of this name, whatever the letter case and form (D6). */
export function hasUsername(username: string) {
  return sql<boolean>`lower(username) = lower(${username.normalize('NFC')})`;
}

/** An account by its username, whatever the letter case (D6). */
export async function findAccountByUsername(db: DbOrTx, username: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'password_hash', 'must_change_password'])
    .where(hasUsername(username))
    .executeTakeFirst();
}

/** @param email in lower case */
export async function findAccountByEmail(db: DbOrTx, email: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function hasAccounts(db: DbOrTx): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The accounts that the demo offers on its sign-in page, in the order they were made. */
export async function listDemoPeople(db: DbOrTx) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('employees as e', 'e.account_id', 'a.id')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['a.username', 'a.role', 'areas.name as area', 'e.cargo'])
    .where('a.username', 'like', 'Demo %')
    .orderBy('a.id')
    .$narrowType<{ role: Role }>()
    .execute();
}
