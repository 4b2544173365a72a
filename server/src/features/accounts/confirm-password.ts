import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { attemptBy, attemptPassword, WrongGuess } from './rate-limit/rate-limited-attempt.ts';

const wrongPassword = (field: string) =>
  atField('invalid_input', field, t('This is not your current password'));

const noPassword = () =>
  new AppError(
    'conflict',
    t('Your account has no password yet. Set one with “Forgot password?” on the sign-in page.'),
  );

/** Counts failures like sign-in (D8, D44). @returns the stored hash */
export async function confirmCurrentPassword(
  deps: Deps,
  actor: Actor,
  password: string,
  field = 'current_password',
): Promise<string> {
  const account = await deps.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  const stored = account?.password_hash ?? null;
  if (stored === null) throw noPassword();
  const attempt = await attemptBy(deps, actor);
  const wrong = new WrongGuess('wrong current password', () => wrongPassword(field));
  await attemptPassword(deps, attempt, { stored, typed: password }, wrong);
  return stored;
}
