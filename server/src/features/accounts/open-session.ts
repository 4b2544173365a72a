import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Insertable, sql } from 'kysely';
import type { Origin, User } from '#core/actor.ts';
import { auditRow } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { DB } from '#core/db/schema.d.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { type Bucket, deleteAttempts } from './rate-limit/rate-limit.ts';
import { findActor, type NewSession, newSession } from './sessions.ts';

export type SignedIn = { token: string; remember: boolean; user: User };

export const wrongPassword = () =>
  new AppError('invalid_credentials', t('Invalid username or password'));

/** The most sessions of an account; a new one ends the oldest. */
const MAX_SESSIONS = 20;

/** One round trip: session, sessions beyond the limit, audit log, bucket. */
const insertSession = (
  tx: Tx,
  session: Insertable<DB['sessions']>,
  { line, clears }: { line: ReturnType<typeof auditRow>; clears: string | null },
) =>
  tx
    .with('ended', (q) =>
      q.deleteFrom('sessions').where('id', 'in', (eb) =>
        eb
          .selectFrom('sessions')
          .select('id')
          .where('id', 'in', (oldest) =>
            oldest
              .selectFrom('sessions')
              .select('id')
              .where('account_id', '=', session.account_id)
              .orderBy('created_at', 'desc')
              .orderBy('id', 'desc')
              .offset(sql.lit(MAX_SESSIONS - 1)),
          )
          // Concurrent sign-ins do not wait for each other to delete the same row.
          .forUpdate()
          .skipLocked(),
      ),
    )
    .with('cleared', (q) => deleteAttempts(q, clears))
    .with('written', (q) => q.insertInto('audit_entries').values(line))
    .insertInto('sessions')
    .values(session)
    .execute();

/** Opens a session for an authenticated user and writes the audit log. @returns its token */
export async function openSession(
  tx: Tx,
  account: { id: number; username: string },
  session: NewSession,
  how: { secondFactor?: string | undefined; clears?: Bucket | undefined } = {},
): Promise<string> {
  const { method, origin } = session;
  const { token, row } = newSession(account.id, session);
  const line = auditRow({
    action: 'sign_in',
    actor: { accountId: account.id, name: account.username },
    address: origin.address,
    detail: { method, ...(how.secondFactor && { second_factor: how.secondFactor }) },
  });
  const clears = how.clears?.key ?? null;
  await insertSession(tx, { ...row, account_id: account.id }, { line, clears });
  return token;
}

/** @throws AppError invalid_credentials if the account was deleted meanwhile */
export async function findSignedIn(
  deps: Deps,
  origin: Origin,
  session: { token: string; remember: boolean },
): Promise<SignedIn> {
  const user = await findActor(deps, session.token, origin);
  if (!user) throw wrongPassword();
  return { ...session, user };
}
