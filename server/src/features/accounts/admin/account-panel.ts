import type { AccountPanel } from '@intranet/contract/accounts/admin-endpoints.ts';
import { isLanguage } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { presentUser, selectUsers } from './list-users.ts';

/** @throws AppError not_found */
export async function readAccountPanel(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<AccountPanel> {
  const row = await selectUsers(deps.db)
    .select(['a.language', sql<boolean>`a.password_hash is not null`.as('has_password')])
    .select(
      sql<Namesake | null>`case when e.id is not null then json_build_object(
        'employee_id', e.id, 'name', e.name, 'area', areas.name, 'cargo', e.cargo) end`.as(
        'employee',
      ),
    )
    .select((eb) => [
      eb
        .selectFrom('sessions as s')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('s.account_id', '=', 'a.id')
        .where('s.expires_at', '>', deps.clock.now())
        .as('sessions'),
      eb
        .selectFrom('passkeys as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('p.account_id', '=', 'a.id')
        .as('passkeys'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) {
    throw new AppError('not_found', t('This account doesn’t exist any more. Reload the page.'));
  }
  const { language, employee, has_password, sessions, passkeys, ...user } = row;
  const isOwn = id === actor.accountId;
  return {
    ...presentUser(user),
    language: isLanguage(language) ? language : null,
    employee,
    has_password,
    sessions: Number(sessions),
    passkeys: Number(passkeys),
    can: { remove_access: !isOwn, delete: !isOwn },
  };
}
