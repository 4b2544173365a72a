import os from 'node:os';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Turn } from '#core/fair-queue.ts';
import { failure, post } from '../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { hashThreads } from './hash-threads.ts';
import { hashTurns } from './passwords.ts';

const t = useTestApp();

const login = (username: string, password: string, address = '10.0.0.1') =>
  t.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress: address,
  });

/** Counts password hashes until the end of the test. */
function countHashes(): () => number {
  const verify = vi.spyOn(hashThreads, 'verify');
  onTestFinished(() => verify.mockRestore());
  return () => verify.mock.calls.length;
}

/** Takes all slots and adds waiting tasks, each from its own source. */
async function fillQueue(waiting: number): Promise<{ release(): Promise<void> }> {
  const turns: Turn[] = [];
  let isFull = false;
  while (!isFull) {
    const next = hashTurns.take('running');
    isFull = await Promise.race([
      next.then(() => false),
      new Promise<boolean>((done) => setTimeout(done, 20, true)),
    ]);
    void next.then((turn) => turns.push(turn));
  }
  for (let n = 1; n < waiting; n += 1) {
    hashTurns.take(`source ${n}`).then(
      (turn) => turns.push(turn),
      () => undefined,
    );
  }
  return {
    async release() {
      // A released turn starts the next one, which is released as well.
      for (let left = turns.length; left > 0; left = turns.length) {
        for (const turn of turns.splice(0)) turn.release();
        await new Promise((done) => setImmediate(done));
      }
    },
  };
}

describe('S3: a password waits for its turn to be hashed', () => {
  test('sixty wrong sign-ins at once from one address: no blocked attempt is hashed', async () => {
    const hashes = countHashes();
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => login(`guess ${n}`, 'wrong')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
    // Passwords hashed at the same time as the twentieth were not blocked yet.
    expect(hashes()).toBeLessThanOrEqual(20 + os.availableParallelism());
  });

  test('sixty at once at one name: no more than its limit', async () => {
    await makeAccount(t, 'Ana');
    const hashes = countHashes();
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => login('Ana', 'wrong', `10.0.1.${n}`)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(hashes()).toBeLessThanOrEqual(5 + os.availableParallelism());
  });

  test('the present password in My account is hashed by the same rule', async () => {
    const ana = await makeAccount(t, 'Ana');
    const hashes = countHashes();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () =>
        post(t, ana, '/api/passkeys/begin', { current_password: 'wrong' }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25);
    expect(hashes()).toBeLessThanOrEqual(5 + os.availableParallelism());
  });

  test('a full queue: 503 with Retry-After, alike for known and unknown names, and nothing is counted', async () => {
    const ana = await makeAccount(t, 'Ana');
    const queue = await fillQueue(301);
    // A session gets the place of an unknown source (D44).
    const known = post(t, ana, '/api/passkeys/begin', { current_password: PASSWORD });
    try {
      const replies = [await login('Ana', PASSWORD), await login('Nobody', 'x')];
      for (const reply of replies) {
        expect(failure(reply)).toEqual({
          status: 503,
          code: 'server_busy',
          error: 'The server is busy right now. Please try again in a few seconds.',
        });
        expect(reply.headers['retry-after']).toBe('5');
      }
    } finally {
      await queue.release();
    }
    expect((await known).statusCode).toBe(200);
    expect(await t.deps.db.selectFrom('rate_limit_attempts').select('id').execute()).toEqual([]);
    expect((await login('Ana', PASSWORD)).statusCode).toBe(200);
  });
});
