import { type Day, dayIn } from '@intranet/contract/core/days.ts';
import { isLanguage, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import type { User } from '#core/actor.ts';
import type { Config } from '#core/config.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { isTwoFactorDemanded } from './two-factor/policy.ts';
import { hasTwoFactor } from './two-factor/queries.ts';

type FoundSession = { user: User; isUnseen: boolean };

type SessionAsked = { tokenHash: Buffer; now: Date; seenSince: Date; today: Day };

/** Each `limit` makes the planner use an index instead of reading all deputies and employees. */
export const employeeOfAccount = (today: Value<Day>) =>
  sql<{ id: number; name: string; cargo: string; area: string; is_deputy: boolean }>`(
    select employees.id, employees.name, employees.cargo,
      (select areas.name from areas where areas.id = employees.area_id) as area,
      exists (
        select from deputies d join employees head on head.id = d.head_id
        where d.deputy_id = employees.id and head.cargo = 'Head' and head.ativo = 'S'
          and coalesce(d.ends_on, 'infinity') >= ${today}
      ) as is_deputy
    from employees
    where employees.account_id = a.id and employees.ativo <> 'N'
    limit 1
  )`.as('e');

export const USER_COLUMNS = [
  'a.id as account_id',
  'a.username',
  'a.email',
  'a.role',
  'a.must_change_password',
  'a.photo_key',
  'a.device_generation',
  'e.id as employee_id',
  'e.name as employee_name',
  'e.cargo',
  'e.area',
  'e.is_deputy',
  sql<boolean>`(select vault_shared from company_settings)`.as('vault_shared'),
] as const;

export type UserRow = Omit<Awaited<ReturnType<typeof selectPlain>>[number], 'is_unseen'>;

/** @param hasOneFactor true after a password alone; passkeys and providers count as two factors */
export function toUser(
  row: UserRow,
  config: Pick<Config, 'adminTwoFactor'>,
  hasOneFactor: boolean,
): User {
  const role = row.role as Role;
  const employee =
    row.employee_id === null
      ? null
      : {
          id: row.employee_id,
          name: row.employee_name ?? '',
          area: row.area ?? '',
          cargo: row.cargo ?? '',
          isDeputy: row.is_deputy === true,
        };
  return {
    accountId: row.account_id,
    username: row.username,
    email: row.email,
    role,
    mustChangePassword: row.must_change_password,
    usesVault: role === 'admin' || row.vault_shared === true,
    mustSetUpTwoFactor: hasOneFactor && isTwoFactorDemanded(config, role),
    photoKey: row.photo_key,
    deviceGeneration: row.device_generation,
    employee,
  };
}

const selectSession = (withTwoFactor: boolean) =>
  compileOnce((db, value: Values<SessionAsked>) =>
    db
      .selectFrom('sessions as s')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('accounts')
            .select([
              'id',
              'username',
              'email',
              'role',
              'must_change_password',
              'photo_key',
              'device_generation',
            ])
            .whereRef('id', '=', 's.account_id')
            .limit(sql.lit(1))
            .as('a'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(employeeOfAccount(value('today')), (join) => join.onTrue())
      .select(sql<boolean>`s.last_seen_at < ${value('seenSince')}`.as('is_unseen'))
      .select(USER_COLUMNS)
      .$if(withTwoFactor, (q) =>
        q.select(sql<boolean>`s.method = 'password' and not ${hasTwoFactor}`.as('has_one_factor')),
      )
      .where('s.token_hash', '=', value('tokenHash'))
      .where('s.expires_at', '>', value('now')),
  );

const selectPlain = selectSession(false);
const selectWithTwoFactor = selectSession(true);

export async function findSession(
  db: DbOrTx,
  tokenHash: Buffer,
  { now, seenSince }: { now: Date; seenSince: Date },
  config: Pick<Config, 'adminTwoFactor' | 'timeZone'>,
): Promise<FoundSession | null> {
  const today = dayIn(config.timeZone, now);
  // The second factor is read only if administrators must have one.
  const select = config.adminTwoFactor === 'required' ? selectWithTwoFactor : selectPlain;
  const [row] = await select(db, { tokenHash, now, seenSince, today });
  if (!row) return null;
  return { isUnseen: row.is_unseen, user: toUser(row, config, row.has_one_factor === true) };
}

/** A condition on accounts: this username, in any letter case and Unicode form (D6). */
export const hasUsername = (username: string) =>
  sql<boolean>`lower(username) = lower(${username.normalize('NFC')})`;

/** The condition that an email address, in any letter case, is the account's. No name has an `@` (D6). */
export const hasEmail = (email: string) => sql<boolean>`email = lower(${email})`;

export async function findAccountByUsername(db: DbOrTx, username: string) {
  return db
    .selectFrom('accounts as a')
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

/** The language that an account chose, or null (D47). */
export async function findLanguage(db: DbOrTx, accountId: number): Promise<Language | null> {
  const row = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return isLanguage(row?.language) ? row.language : null;
}

/** True if there are more accounts than a browser reads at once. */
export async function hasManyAccounts(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .orderBy('id')
    .offset(MAX_WHOLE_LIST)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
