import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { attemptBy, judgeAttempt, Wrong } from './judge-attempt.ts';
import { verifyPassword } from './passwords.ts';

const wrongPassword = (field: string) =>
  atField('invalid_input', field, 'This is not your current password');

const noPassword = () =>
  new AppError(
    'conflict',
    'Your account has no password yet. Set one with “Esqueci minha senha” on the sign-in page.',
  );

/**
 * Asks for the password again, before a change that a borrowed screen must not be enough for. Wrong
 * ones count like failed sign-ins (D8).
 * @param field the input that holds it
 * @returns the stored hash that was judged, so that a write can make sure it is still the same one
 * @throws AppError invalid_input at that field; too_many_attempts; conflict for an account
 *   that has no password
 */
export async function confirmCurrentPassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
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
  return judgeAttempt(deps, attemptBy(actor, origin), {
    prepare: () => verifyPassword(stored, password),
    judge: async (_tx, matches) =>
      matches ? stored : new Wrong('wrong current password', wrongPassword(field)),
  });
}
