import type { OpenSession, OwnAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import type { Db } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { presentEmployee } from '../present.ts';
import { isTwoFactorDemanded } from '../two-factor/policy.ts';
import { hasTwoFactor } from '../two-factor/queries.ts';
import { describeDevice } from './device.ts';

function readFactors(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .select((eb) => [
      eb('a.password_hash', 'is not', null).as('has_password'),
      hasTwoFactor.as('enabled'),
      eb
        .exists(
          eb
            .selectFrom('single_sign_on_identities as i')
            .select('i.subject')
            .whereRef('i.account_id', '=', 'a.id'),
        )
        .as('is_linked'),
      eb
        .selectFrom('recovery_codes as r')
        .select((count) => count.fn.countAll<number>().as('left'))
        .whereRef('r.account_id', '=', 'a.id')
        .where('r.used_at', 'is', null)
        .as('recovery_codes_left'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

async function listSessions(db: Db, { accountId, sessionHash }: Actor, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'address', 'method', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ method: OpenSession['method'] }>()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.user_agent),
    address: row.address,
    method: row.method,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.token_hash.equals(sessionHash),
  }));
}

async function listPasskeys(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
}

export async function readOwnAccount(deps: Deps, actor: Actor): Promise<OwnAccount> {
  const { db, clock, config } = deps;
  const [factors, sessions, passkeys] = await Promise.all([
    readFactors(db, actor.accountId),
    listSessions(db, actor, clock.now()),
    listPasskeys(db, actor.accountId),
  ]);
  const { has_password, enabled, recovery_codes_left, is_linked } = factors;
  const { employee } = actor;
  return {
    email: actor.email,
    employee: presentEmployee(employee),
    has_password: Boolean(has_password),
    sessions,
    two_factor: {
      enabled,
      required: isTwoFactorDemanded(config, actor.role),
      recovery_codes_left: Number(recovery_codes_left),
    },
    passkeys,
    has_single_sign_on: Boolean(is_linked) && config.singleSignOn !== null,
  };
}
