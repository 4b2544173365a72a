import type { Db } from '#core/db/database.ts';
import { newSession } from '#features/accounts/sessions.ts';

export async function openSession(db: Db, accountId: number, now: Date): Promise<string> {
  const { token, row } = newSession(accountId, {
    remember: false,
    method: 'password',
    origin: { address: '127.0.0.1', userAgent: 'test' },
    now,
  });
  await db.insertInto('sessions').values(row).execute();
  return `session=${token}`;
}
