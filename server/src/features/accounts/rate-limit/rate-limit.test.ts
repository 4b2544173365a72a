import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/errors.ts';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { makeAccount, PASSWORD } from '../../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addressBucket, countAttempt, nameBucket, networkOf } from './rate-limit.ts';
import { attemptGuess, WrongGuess } from './rate-limited-attempt.ts';

function tools(t: TestApp) {
  const login = (username: string, password: string, address = '10.0.0.1', forwarded?: string) =>
    t.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username, password },
      remoteAddress: address,
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    });
  const fail = async (username: string, times: number, address?: string) => {
    for (let n = 0; n < times; n += 1) {
      const reply = await login(username, `wrong ${n}`, address);
      expect(reply.statusCode, `failure ${n + 1}`).toBe(401);
    }
  };
  const seed = async (address: string, count: number) => {
    const at = t.deps.clock.now();
    const buckets = Array.from({ length: count }, () => addressBucket(address));
    await t.deps.db.transaction().execute((tx) => countAttempt(tx, buckets, at));
  };
  return { login, fail, seed };
}

describe('D8, S3: too many failures', () => {
  const t = useTestApp();
  const { login, fail, seed } = tools(t);

  test('five for an account: 429 with Retry-After, also with the right password', async () => {
    await makeAccount(t, 'Ana');
    await fail('Ana', 5);
    for (const password of ['wrong', PASSWORD]) {
      const reply = await login('Ana', password);
      expect(reply.statusCode).toBe(429);
      expect(reply.headers['retry-after']).toBe('600');
      expect(reply.json()).toEqual({
        error: 'Too many failed attempts. Please try again in 10 minutes.',
        code: 'too_many_attempts',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('D71: name and email address share one counter, whatever was typed', async () => {
    await makeAccount(t, 'Ana', { email: 'ana@example.com' });
    for (const typed of ['Ana', 'ana@example.com', 'ANA', 'Ana@Example.com', 'ana']) {
      expect((await login(typed, 'wrong')).statusCode, typed).toBe(401);
    }
    for (const typed of ['ana@example.com', 'Ana']) {
      expect((await login(typed, PASSWORD)).statusCode, typed).toBe(429);
    }
    await t.deps.db.deleteFrom('rate_limit_attempts').execute();
    await fail('ana@example.com', 4);
    expect((await login('ana@example.com', PASSWORD)).statusCode).toBe(200);
    // A sign-in with either clears the shared counter.
    await fail('Ana', 4);
  });

  test('D71: an address that nobody has is counted like a name that nobody has', async () => {
    await fail('nobody@example.com', 5);
    expect((await login('nobody@example.com', 'x')).statusCode).toBe(429);
  });

  test('the same for a name that nobody has', async () => {
    await fail('Nobody', 5);
    expect((await login('Nobody', 'x')).statusCode).toBe(429);
  });

  test('S3: ten in a row spread over ten addresses', async () => {
    await makeAccount(t, 'Ana');
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await login('Ana', 'wrong', `10.0.1.${n}`)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    expect((await login('Ana', PASSWORD, '10.0.2.1')).statusCode).toBe(429);
  });

  test('S3: the limit is shared by all servers: three here and two there, and both buckets are blocked', async () => {
    await makeAccount(t, 'Ana');
    const there = tools(await appWithSettings(t, {}));
    await fail('Ana', 3);
    await there.fail('Ana', 2, '10.0.0.2');
    expect((await login('Ana', PASSWORD)).statusCode).toBe(429);
    expect((await there.login('Ana', PASSWORD, '10.0.0.2')).statusCode).toBe(429);
  });

  test.each([
    ['letter case', ['ana reis', 'ANA REIS', 'Ana Reis', 'aNA rEIS', 'ana REIS']],
    ['spaces around', ['Ana Reis', ' Ana Reis', 'Ana Reis ', '  Ana Reis', 'Ana Reis  ']],
    ['NULs', ['Ana\u0000 Reis', 'Ana Reis\u0000', '\u0000Ana Reis', 'Ana Reis', 'A\u0000na Reis']],
  ])('one account under other spellings is one account: %s', async (_, spellings) => {
    await makeAccount(t, 'Ana Reis');
    for (const spelling of spellings) {
      expect((await login(spelling, 'wrong')).statusCode).toBe(401);
    }
    expect((await login('Ana Reis', PASSWORD)).statusCode).toBe(429);
  });

  test('S4: a letter that JavaScript and the database fold differently reveals no account', async () => {
    await makeAccount(t, 'Ivan x');
    for (const name of ['\u0130van', 'Nob\u0130dy']) {
      for (let n = 0; n < 5; n += 1) await login(`${name} x`, 'wrong', `10.0.3.${n}`);
      const plain = `${name} x`.replace('\u0130', 'I');
      expect((await login(plain, 'wrong', '10.0.3.9')).statusCode).toBe(429);
    }
  });

  test('S5: the addresses of one IPv6 network are one', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  });

  test('J5: what isn’t an address is no network of its own', () => {
    expect(networkOf('11.22.33.44:2000')).toBe('unknown');
    expect(networkOf('made up')).toBe('unknown');
  });

  test('nor does a letter help that the database lower-cases otherwise than we do', async () => {
    await makeAccount(t, 'Iris');
    await fail('Iris', 5);
    // U+0130 is "i" in the database, but "i" and a combining dot in JavaScript.
    expect((await login('\u0130ris', PASSWORD)).statusCode).not.toBe(200);
  });

  test('NFD and NFC are one name', async () => {
    await makeAccount(t, 'João');
    await fail('Joa\u0303o', 5);
    expect((await login('João', PASSWORD)).statusCode).toBe(429);
  });

  test('twenty from an address, for twenty names; others sign in undisturbed', async () => {
    await makeAccount(t, 'Ana');
    await seed('10.0.0.1', 19);
    await fail('Guess', 1);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, '10.0.0.2')).statusCode).toBe(200);
  });

  test('S3: others are not disturbed by a locked account', async () => {
    await makeAccount(t, 'Ana');
    await makeAccount(t, 'Bia');
    await fail('Ana', 5);
    expect((await login('Bia', PASSWORD)).statusCode).toBe(200);
  });

  test('it opens again ten minutes after the failures, and says how long that is', async () => {
    await makeAccount(t, 'Ana');
    await fail('Ana', 1);
    t.setNow('2026-03-02T12:05:00Z');
    await fail('Ana', 4);
    t.setNow('2026-03-02T12:09:30Z');
    const refused = await login('Ana', PASSWORD);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json().error).toBe('Too many failed attempts. Please try again in 1 minute.');
    t.setNow('2026-03-02T12:09:59Z');
    expect((await login('Ana', PASSWORD)).statusCode).toBe(429);
    t.setNow('2026-03-02T12:10:00Z');
    expect((await login('Ana', PASSWORD)).statusCode).toBe(200);
  });

  test('being refused does not prolong it', async () => {
    await makeAccount(t, 'Ana');
    await fail('Ana', 5);
    t.setNow('2026-03-02T12:09:00Z');
    expect((await login('Ana', 'wrong')).statusCode).toBe(429);
    t.setNow('2026-03-02T12:10:01Z');
    expect((await login('Ana', PASSWORD)).statusCode).toBe(200);
  });

  test('success clears the account’s count, not the address’s', async () => {
    await makeAccount(t, 'Ana');
    await seed('10.0.0.1', 12);
    await fail('Ana', 4);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(200);
    await fail('Ana', 4);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(429);
    expect((await login('Ana', PASSWORD, '10.0.0.2')).statusCode).toBe(200);
  });

  test('guessing in parallel gains nothing: thirty at once for one account', async () => {
    await makeAccount(t, 'Ana');
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login('Ana', `wrong ${n}`, `10.0.3.${n}`)),
    );
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(5);
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(25);
  });

  test('nor for an address: ten names in the very same instant', async () => {
    await seed('10.0.0.1', 15);
    const names = Array.from({ length: 10 }, (_, n) => `guess ${n}`);
    // Each attempt waits for its name's lock after the first check, so all ten are decided at once,
    // as if on ten servers.
    const gate = await t.database.pool.connect();
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    for (const name of names) {
      await gate.query('select pg_advisory_lock(hashtextextended($1, 0))', [nameBucket(name).key]);
    }
    const origin = { address: '10.0.0.1', userAgent: '' };
    const wrong = new WrongGuess('wrong', () => new AppError('invalid_credentials', 'Wrong'));
    const attempts = Promise.all(
      names.map((name) =>
        attemptGuess(
          t.deps,
          { account: null, name, origin, device: null },
          async () => wrong,
        ).catch((error: AppError) => error.code),
      ),
    );
    try {
      await vi.waitFor(
        async () => expect((await gate.query(waiting)).rowCount, 'held').toBe(names.length),
        { timeout: 10_000 },
      );
    } finally {
      await gate.query('select pg_advisory_unlock_all()');
      gate.release();
    }
    const codes = await attempts;
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(5);
  });

  test('S3: thirty guesses at once with the right one among them: no more than five are judged', async () => {
    await makeAccount(t, 'Ana');
    const typed = Array.from({ length: 30 }, (_, n) => (n === 29 ? PASSWORD : `wrong ${n}`));
    const replies = await Promise.all(typed.map((password) => login('Ana', password)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    const right = statuses.at(-1);
    // In any order, it clears at most four counted failures.
    expect([200, 429]).toContain(right);
    const wrong = statuses.filter((status) => status === 401).length;
    expect(wrong).toBeLessThanOrEqual(right === 200 ? 9 : 5);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(429);
  });

  test('S3: a right password waits for the guesses that are judged, not for other right ones', async () => {
    await makeAccount(t, 'Ana');
    const key = addressBucket('10.0.0.1').key;
    const whileHeld = async (lock: string, password: string) => {
      const client = await t.database.pool.connect();
      try {
        await client.query('begin');
        await client.query(`select ${lock}(hashtextextended(lower($1), 0))`, [key]);
        const reply = login('Ana', password);
        const first = await Promise.race([
          reply.then(({ statusCode }) => statusCode),
          new Promise((done) => setTimeout(done, 500, 'waits')),
        ]);
        await client.query('rollback');
        await reply;
        return first;
      } finally {
        client.release();
      }
    };
    expect(await whileHeld('pg_advisory_xact_lock_shared', PASSWORD)).toBe(200);
    expect(await whileHeld('pg_advisory_xact_lock_shared', 'wrong')).toBe('waits');
    expect(await whileHeld('pg_advisory_xact_lock', PASSWORD)).toBe('waits');
  });

  test('X-Forwarded-For counts for nothing', async () => {
    await seed('10.0.0.1', 19);
    expect((await login('Guess', 'x', '10.0.0.1', '192.0.2.1')).statusCode).toBe(401);
    expect((await login('Guess', 'x', '10.0.0.1', '192.0.2.2')).statusCode).toBe(429);
    const { rows } = await t.database.pool.query('select distinct address from audit_entries');
    expect(rows).toEqual([{ address: '10.0.0.1' }]);
  });

  test('S16: a refusal for too many attempts is in the audit log', async () => {
    await makeAccount(t, 'Ana');
    await fail('Ana', 5);
    await login('Ana', 'wrong');
    const { rows } = await t.database.pool.query(
      `select detail ->> 'reason' as reason, sum(n)::int as n from refusal_counts
       where action = 'sign_in_refused' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { reason: 'too many attempts', n: 1 },
      { reason: 'wrong name or password', n: 5 },
    ]);
    const entries = await t.deps.db.selectFrom('audit_entries').select('detail').execute();
    expect(entries.map(({ detail }) => detail)).toContainEqual({ reason: 'too many attempts' });
  });
});

describe('D8: behind a proxy that TRUST_PROXY names', () => {
  const t = useTestApp({ TRUST_PROXY: '10.0.0.0/8' });
  const { login, seed } = tools(t);

  test('the address it forwards counts, one that its client made up does not', async () => {
    await seed('192.0.2.7', 20);
    const made = '203.0.113.9, 192.0.2.7';
    expect((await login('Guess', 'x', '10.0.0.1', made)).statusCode).toBe(429);
    expect((await login('Guess', 'x', '10.0.0.1', '192.0.2.8')).statusCode).toBe(401);
  });

  test('from anywhere else the header counts for nothing', async () => {
    await seed('192.0.2.200', 20);
    expect((await login('Guess', 'x', '192.0.2.200', '203.0.113.99')).statusCode).toBe(429);
  });
});
