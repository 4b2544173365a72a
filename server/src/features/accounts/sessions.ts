import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { type Insertable, sql } from 'kysely';
import type { Actor, Origin } from '#core/actor.ts';
import type { Db, DbOrTx, Tx } from '#core/db/database.ts';
import type { DB } from '#core/db/schema.d.ts';
import type { Deps } from '#core/deps.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { findSession } from './queries.ts';
import { IDLE_SECONDS, REMEMBERED_SECONDS } from './session-cookie.ts';

const TOUCH_EVERY = 60_000;

/** A session's longest life, however much it is used (D7). */
const LONGEST_SECONDS = REMEMBERED_SECONDS;

function expiry(remember: boolean, now: Date): Date {
  return new Date(now.getTime() + (remember ? REMEMBERED_SECONDS : IDLE_SECONDS) * 1_000);
}

export interface NewSession {
  remember: boolean;
  method: OpenSession['method'];
  origin: Origin;
  now: Date;
}

/** A new session's row, and its token, which only the cookie contains (D7). */
export function newSession(
  accountId: number,
  { remember, method, origin, now }: NewSession,
): { token: string; row: Insertable<DB['sessions']> } {
  const token = newToken();
  const row = {
    token_hash: hashToken(token),
    account_id: accountId,
    remember,
    method,
    created_at: now,
    last_seen_at: now,
    expires_at: expiry(remember, now),
    user_agent: origin.userAgent,
    address: origin.address,
  };
  return { token, row };
}

async function touch(db: Db, tokenHash: Buffer, now: Date, address: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: now,
      address,
      // A remembered session ends with its cookie, another one when idle.
      expires_at: sql<Date>`case when remember then expires_at
        else least(${expiry(false, now)}, created_at + make_interval(secs => ${LONGEST_SECONDS})) end`,
    })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The current user of a session, or null; extends the session unless `extend` is false (D4, D7). */
export async function findActor(
  deps: Deps,
  token: string,
  origin: Origin,
  { extend } = { extend: true },
): Promise<Actor | null> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const seenSince = new Date(now.getTime() - TOUCH_EVERY);
  const found = await findSession(deps.db, tokenHash, { now, seenSince }, deps.config);
  if (found?.isUnseen && extend) await touch(deps.db, tokenHash, now, origin.address);
  return found && { ...found.user, origin, sessionHash: tokenHash };
}

export async function closeSession(db: DbOrTx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** @returns the number of closed sessions, without the one to keep */
export async function closeSessionsOf(tx: Tx, accountId: number, keep: Buffer | null) {
  const closed = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(keep !== null, (q) => q.where('token_hash', '<>', keep))
    .executeTakeFirst();
  return Number(closed.numDeletedRows);
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute();
}
