import { describe, expect, test, vi } from 'vitest';
import { post } from '../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';
import { addressBucket } from './rate-limit/rate-limit.ts';
import { sealSecret } from './two-factor/sealed-secret.ts';

const t = useTestApp();

/** Signs in, and makes a change between the password check and the decision. */
async function signInWhile(change: () => Promise<unknown>) {
  const client = await t.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [
      addressBucket('127.0.0.1').key,
    ]);
    const reply = post(t, null, '/api/login', { username: 'Ana', password: PASSWORD });
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1));
    await change();
    await client.query('rollback');
    return await reply;
  } finally {
    client.release();
  }
}

describe('what changed while a sign-in waited for its turn counts', () => {
  test('nothing did: it is let in', async () => {
    await makeAccount(t, 'Ana');
    const reply = await signInWhile(async () => undefined);
    expect(reply.statusCode).toBe(200);
  });

  test('S2: a password that was replaced opens nothing', async () => {
    await makeAccount(t, 'Ana');
    const password_hash = await hashPassword('another good passphrase');
    const reply = await signInWhile(() =>
      t.deps.db.updateTable('accounts').set({ password_hash }).execute(),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'invalid_credentials']);
    expect(reply.cookies).toEqual([]);
  });

  test('a second factor that was set up meanwhile is required', async () => {
    const { accountId } = await makeAccount(t, 'Ana');
    const authenticator = {
      account_id: accountId,
      ...sealSecret(t.deps.twoFactorSealer, accountId, 'JBSWY3DPEHPK3PXP'),
      confirmed_at: t.deps.clock.now(),
    };
    const reply = await signInWhile(() =>
      t.deps.db.insertInto('authenticators').values(authenticator).execute(),
    );
    expect(reply.json().code).toBe('second_factor_required');
    expect(reply.cookies).toEqual([]);
  });

  test('S3: a blocked bucket stays blocked', async () => {
    await makeAccount(t, 'Ana');
    const at = t.deps.clock.now();
    const reply = await signInWhile(async () => {
      // Imitates earlier wrong guesses of other names from this address.
      await t.database.pool.query(
        `insert into rate_limit_attempts (bucket, at)
         select encode(sha256(convert_to(lower($1), 'UTF8')), 'hex'), $2 from generate_series(1, 20)`,
        [addressBucket('127.0.0.1').key, at],
      );
    });
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_attempts']);
  });
});
