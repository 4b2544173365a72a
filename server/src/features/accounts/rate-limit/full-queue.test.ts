import { expect, onTestFinished, test, vi } from 'vitest';
import { makeAccount, PASSWORD } from '../../../testing/factories.ts';
import { listening, send } from '../../../testing/over-http.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashThreads } from '../hash-threads.ts';

const t = useTestApp();

const login = (username: string, password: string, more: object = {}) =>
  send(t, '/api/login', { body: { username, password }, ...more });

/** Each source has its own loopback address. */
const addressOf = (n: number) => `127.9.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`;

/** Hashes slowly, so that a queue stays full while a test looks at it. */
function slowHashes(milliseconds: number) {
  const { verify } = hashThreads;
  const hashed = vi.spyOn(hashThreads, 'verify').mockImplementation(async (...given) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    return verify(...given);
  });
  onTestFinished(() => hashed.mockRestore());
  return hashed;
}

/** Holds all hashes until they are released, so that the queue fills up on any machine. */
function holdHashes(): () => void {
  const { verify } = hashThreads;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const held = vi.spyOn(hashThreads, 'verify').mockImplementation(async (...given) => {
    await released;
    return verify(...given);
  });
  onTestFinished(() => {
    release();
    held.mockRestore();
  });
  return release;
}

async function knownBrowser(username: string): Promise<string> {
  const { headers } = await login(username, PASSWORD);
  const device = headers['set-cookie']?.find((cookie) => cookie.startsWith('device='));
  return device?.split(';')[0] ?? '';
}

test('J2: 320 sign-ins at once from 320 addresses keep no known browser or session out', async () => {
  await listening(t);
  const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'];
  for (const name of names) await makeAccount(t, name);
  const devices: string[] = [];
  for (const name of names) devices.push(await knownBrowser(name));
  const confirming = [await makeAccount(t, 'Rui'), await makeAccount(t, 'Sol')];
  const release = holdHashes();
  let refused = 0;
  const strangers = Array.from({ length: 320 }, async (_, n) => {
    const { statusCode } = await login(`nobody ${n}`, 'wrong', { from: addressOf(n) });
    if (statusCode === 503) refused += 1;
  });
  let full = 0;
  await vi.waitFor(
    () => {
      const before = full;
      full = refused;
      expect(full > 0 && full === before, 'the queue is full, and no stranger is under way').toBe(
        true,
      );
    },
    { timeout: 20_000, interval: 500 },
  );
  const answered = Promise.all([
    ...names.map((name, n) => login(name, PASSWORD, { headers: { cookie: devices[n] } })),
    ...confirming.map(({ cookie }) =>
      send(t, '/api/password-confirmations', {
        body: { current_password: PASSWORD },
        headers: { cookie },
      }),
    ),
  ]);
  // One stranger yields to each of them.
  await vi.waitFor(() => expect(refused).toBe(full + 7), 20_000);
  release();
  const replies = await answered;
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
  await Promise.all(strangers);
}, 60_000);

test('J6: a sign-in whose sender has hung up is not hashed', async () => {
  await makeAccount(t, 'Ana');
  const hashed = slowHashes(200);
  const hangUp = new AbortController();
  const gone = Array.from({ length: 45 }, (_, n) =>
    login(`nobody ${n}`, 'wrong', { from: addressOf(n), signal: hangUp.signal }).catch(() => null),
  );
  await vi.waitFor(() => expect(hashed).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 150));
  hangUp.abort();
  await Promise.all(gone);
  await new Promise((done) => setTimeout(done, 50));
  expect((await login('Ana', PASSWORD, { from: '127.8.0.2' })).statusCode).toBe(200);
  expect(hashed.mock.calls.length).toBeLessThan(10);
});
