import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { judgeGuess } from './judge-guess.ts';
import { verifyPassword } from './passwords.ts';

const wrongPassword = () => {
  const sentence = 'This is not your current password';
  return new AppError('invalid_input', sentence, { fields: { current_password: sentence } });
};

const noPassword = () =>
  new AppError(
    'conflict',
    'Your account has no password yet. Set one with “Esqueci minha senha” on the sign-in page.',
  );

/**
 * Asks for the password again, before a change that a borrowed screen must not be enough for. Wrong
 * ones count like failed sign-ins (D8).
 * @returns the stored hash that was judged, so that a write can make sure it is still the same one
 * @throws AppError invalid_input at `current_password`; too_many_attempts; conflict for an account
 *   that has no password
 */
export async function confirmCurrentPassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<string> {
  const account = await deps.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  const stored = account?.password_hash ?? null;
  if (stored === null) throw noPassword();
  return judgeGuess(deps, actor, origin, {
    reason: 'wrong current password',
    prepare: () => verifyPassword(stored, password),
    judge: async (_tx, matches) => (matches ? stored : wrongPassword()),
  });
}
