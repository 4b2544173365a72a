import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { SecretUse } from '#core/confirmation.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';

const MINUTE = 60_000;
/** A confirmation ends this long after the last use of secrets, in ms. */
const UNUSED = 15 * MINUTE;
const MAX_DURATION = 8 * 60 * MINUTE;
/** More readings in a minute than anyone needs; a program that copies the vault makes them. */
const READINGS_A_MINUTE = 30;

/** Confirms this session, by whatever way its owner has just proved (D69). */
export async function confirmSession(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  way: 'password' | 'passkey',
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ confirmed_at: deps.clock.now(), confirmation_ends_at: null, secret_readings: [] })
    .where('token_hash', '=', actor.sessionHash)
    .execute();
  await recordAct(tx, actor, way === 'password' ? 'password_confirmed' : 'passkey_confirmed');
}

/** @throws AppError invalid_input, too_many_attempts (D8), conflict without a password */
export async function confirmByPassword(deps: Deps, actor: Actor, password: string): Promise<void> {
  await confirmCurrentPassword(deps, actor, password);
  await deps.db.transaction().execute((tx) => confirmSession(tx, deps, actor, 'password'));
}

/** Counts a reading. The lock makes concurrent ones count one by one. @returns false to ask again */
async function countReading(
  tx: Tx,
  { sessionHash }: Actor,
  now: Date,
  use: SecretUse,
): Promise<boolean> {
  const session = await tx
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at', 'confirmation_ends_at', 'secret_readings'])
    .where('token_hash', '=', sessionHash)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return false;
  const confirmed = (session.confirmed_at ?? session.created_at).getTime();
  const ends = session.confirmation_ends_at ?? new Date(confirmed + UNUSED);
  if (now >= ends) return false;
  const minuteAgo = now.getTime() - MINUTE;
  const recent = session.secret_readings.filter((at) => at.getTime() > minuteAgo);
  const isAllowed = recent.length < READINGS_A_MINUTE;
  const extended = new Date(Math.min(now.getTime() + UNUSED, confirmed + MAX_DURATION));
  await tx
    .updateTable('sessions')
    .set({
      confirmation_ends_at: !isAllowed ? now : use === 'use' ? extended : ends,
      secret_readings: isAllowed ? [...recent, now] : [],
    })
    .where('token_hash', '=', sessionHash)
    .execute();
  return isAllowed;
}

/**
 * Requires a sign-in or confirmation of this session for each reading of secrets (D69). It lasts
 * while they are read, and ends after too many readings in a minute.
 * @throws AppError confirm_password
 */
export async function requireConfirmation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  use: SecretUse = 'use',
): Promise<void> {
  const isConfirmed = await db
    .transaction()
    .execute((tx) => countReading(tx, actor, clock.now(), use));
  if (!isConfirmed)
    throw new AppError('confirm_password', t('Please confirm that it’s you first.'));
}
