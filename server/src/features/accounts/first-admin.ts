import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { insertAccount } from './insert-account.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { hasAccounts } from './queries.ts';

const VALID_HOURS = 24;

/** A new link at each start, valid for 24 hours (D13). Null once an account exists. */
export async function issueFirstAdminLink(deps: Deps): Promise<string | null> {
  if (await hasAccounts(deps.db)) return null;
  const token = newToken();
  const row = {
    token_hash: hashToken(token),
    expires_at: new Date(deps.clock.now().getTime() + VALID_HOURS * 3_600_000),
  };
  await deps.db
    .insertInto('first_admin_links')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute();
  return `${deps.config.publicUrl}/first-admin#${token}`;
}

const linkExpired = () =>
  new AppError(
    'link_expired',
    t('This link is no longer valid. Restart the server to get a new one in its log.'),
  );

const linkUsed = () => new AppError('link_used', t('This link has been used. Sign in instead.'));

/** Changes nothing. @returns when the link ends @throws AppError link_used, link_expired */
export async function lookUpFirstAdminLink(deps: Deps, token: string): Promise<Date> {
  const link = await deps.db
    .selectFrom('first_admin_links')
    .select('expires_at')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', deps.clock.now())
    .executeTakeFirst();
  // After the link, which goes when the first account comes.
  if (await hasAccounts(deps.db)) throw linkUsed();
  if (!link) throw linkExpired();
  return link.expires_at;
}

/** The link works once. @throws AppError link_used, link_expired, invalid_input */
export async function createFirstAdmin(
  deps: Deps,
  origin: Origin,
  input: { token: string; username: string; email: string; password: string },
): Promise<void> {
  // A wrong link costs one query, not the slow hash.
  await lookUpFirstAdminLink(deps, input.token);
  await checkNewPassword(input.password, input.username, 'password');
  const passwordHash = await hashPassword(input.password);
  await deps.db.transaction().execute(async (tx) => {
    // The delete locks the link, so the second of two concurrent calls finds nothing.
    const link = await tx
      .deleteFrom('first_admin_links')
      .where('token_hash', '=', hashToken(input.token))
      .where('expires_at', '>', deps.clock.now())
      .where(sql<boolean>`not exists (select from accounts)`)
      .returning('only_one')
      .executeTakeFirst();
    if (!link) throw (await hasAccounts(tx)) ? linkUsed() : linkExpired();
    const account = await insertAccount(tx, { ...input, role: 'admin', passwordHash });
    await recordAudit(tx, {
      action: 'first_admin_created',
      actor: { accountId: account.id, name: input.username },
      subject: input.username,
      address: origin.address,
    });
  });
}
