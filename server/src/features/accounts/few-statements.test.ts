import { describe, expect, test } from 'vitest';
import { countedDb } from '../../testing/counted-db.ts';
import { makeAccount, makePerson, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findActor } from './sessions.ts';
import { signIn } from './sign-in.ts';

const t = useTestApp();
const origin = { address: '10.0.0.1', userAgent: '' };

/** Signs in like the route; returns the statements, even after a failure. */
async function statementsOf(username: string, password: string): Promise<number> {
  const { db, statements } = countedDb(t.deps.db);
  await signIn({ ...t.deps, db }, origin, { username, password }).catch(() => undefined);
  return statements();
}

describe('each statement is a round trip', () => {
  test('a sign-in is four: name and buckets, locks, the same again, session', async () => {
    await makePerson(t, 'Ana');
    expect(await statementsOf('Ana', PASSWORD)).toBe(4);
  });

  test('S4: a wrong password is as many as a name that nobody has', async () => {
    await makeAccount(t, 'Ana');
    const counts = [await statementsOf('Ana', 'wrong'), await statementsOf('Bia', 'wrong')];
    expect(counts).toEqual([5, 5]);
  });

  test('finding the caller takes one', async () => {
    const { cookie } = await makePerson(t, 'Ana');
    const { db, statements } = countedDb(t.deps.db);
    const actor = await findActor({ ...t.deps, db }, cookie.replace('session=', ''), {
      address: '127.0.0.1',
      userAgent: 'test',
    });
    expect([actor?.username, statements()]).toEqual(['Ana', 1]);
  });
});
