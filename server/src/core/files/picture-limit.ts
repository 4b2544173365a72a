import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

const WINDOW_MILLISECONDS = 600_000;
/** Pictures per account in ten minutes. Admins and full_access upload several at once. */
const LIMITS: Record<Role, number> = {
  admin: 100,
  full_access: 30,
  tudo_menos_fin: 10,
  apenas_people: 10,
};

function tooMany(oldest: Date, now: Date): AppError {
  const seconds = Math.ceil((oldest.getTime() + WINDOW_MILLISECONDS - now.getTime()) / 1_000);
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    'too_many_attempts',
    t(
      'You have uploaded many pictures in a short time. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes },
    ),
    { retryAfterSeconds: Math.max(1, seconds) },
  );
}

/** @throws AppError too_many_attempts */
export async function countPicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
): Promise<void> {
  const now = clock.now();
  const bucket = `pictures ${accountId}`;
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(tx);
    const counted = await tx
      .selectFrom('rate_limit_attempts')
      .select('at')
      .where('bucket', '=', bucket)
      .where('at', '>', new Date(now.getTime() - WINDOW_MILLISECONDS))
      .orderBy('at', 'desc')
      .limit(LIMITS[role])
      .execute();
    const oldest = counted[LIMITS[role] - 1];
    if (oldest) throw tooMany(oldest.at, now);
    await tx.insertInto('rate_limit_attempts').values({ bucket, at: now }).execute();
  });
}
