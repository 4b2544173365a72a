import type { Invitation } from '@intranet/contract/accounts/joining-endpoints.ts';
import { isLanguage } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { hashToken } from '#core/tokens.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { findSignedIn, openSession, type SignedIn } from '../open-session.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { replacePassword } from '../replace-password.ts';

const linkUsed = () => new AppError('link_used', t('This link has been used. Sign in instead.'));

const linkEnded = () =>
  new AppError(
    'link_expired',
    t('This invitation is no longer valid. Ask an administrator to send you a new one.'),
  );

/** @throws AppError link_used, link_expired, also once the person has left */
async function findInvited(db: DbOrTx, token: string, now: Date) {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .leftJoin('employees as e', 'e.account_id', 'a.id')
    .select(['a.id', 'a.username', 'a.email', 'a.language', 'i.expires_at', 'i.used_at', 'e.ativo'])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row?.used_at) throw linkUsed();
  if (!row || row.expires_at <= now || row.ativo === 'N') throw linkEnded();
  return row;
}

/** @throws AppError link_used, link_expired */
export async function lookUpInvitation(deps: Deps, token: string): Promise<Invitation> {
  const { username, language, expires_at } = await findInvited(deps.db, token, deps.clock.now());
  return {
    username,
    language: isLanguage(language) ? language : null,
    expires_at: expires_at.toISOString(),
  };
}

/** The link works once. @throws AppError link_used, link_expired, invalid_input */
export async function acceptInvitation(
  deps: PeopleDeps,
  origin: Origin,
  input: { token: string; password: string },
): Promise<SignedIn> {
  const now = deps.clock.now();
  // A wrong link costs one query, not the slow hash.
  const known = await findInvited(deps.db, input.token, now);
  await checkNewPassword(input.password, known.username, 'password');
  const passwordHash = await hashPassword(input.password);
  const token = await deps.db.transaction().execute(async (tx) => {
    // Every change locks the account first, so the second of two concurrent calls finds a used link.
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', known.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const account = await findInvited(tx, input.token, now);
    await tx
      .updateTable('invitations')
      .set({ used_at: now })
      .where('account_id', '=', account.id)
      .execute();
    await replacePassword(tx, account, { passwordHash, keepSession: null });
    const { id: accountId, username } = account;
    await recordAct(tx, { accountId, username, origin }, 'invitation_accepted', username);
    // From now on they can decide (D23).
    await deps.hooks.requestMissingApprovals(tx, { accountId });
    return openSession(tx, account, { remember: false, method: 'password', origin, now });
  });
  return findSignedIn(deps, origin, { token, remember: false });
}
