import { expect, test } from 'vitest';
import { makeAccount, makeArea, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readListeners } from './read-listeners.ts';

const t = useTestApp();

async function areasOf({ accountId }: { accountId: number }) {
  const { db, clock } = t.deps;
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .execute();
  const hashes = sessions.map(({ token_hash }) => token_hash);
  const [listener] = (await readListeners(db, hashes, clock.now())).values();
  return listener?.areas;
}

test('D4: roles that can’t read the lists hear of their own area', async () => {
  const legal = await makeArea(t, 'Legal');
  const expected = {
    admin: 'all',
    full_access: 'all',
    apenas_people: 'all',
    tudo_menos_fin: [legal],
  } as const;
  for (const [role, areas] of Object.entries(expected)) {
    const person = await makePerson(t, role, {
      area: 'Legal',
      role: role as keyof typeof expected,
    });
    expect(await areasOf(person), role).toEqual(areas);
  }
});

test('D23: C-Level hears of all areas, and a deputy of those of their Heads', async () => {
  const role = 'tudo_menos_fin';
  const chief = await makePerson(t, 'Chief', { area: 'Board', cargo: 'C-Level', role });
  const head = await makePerson(t, 'Head', { area: 'Legal', cargo: 'Head', role });
  const deputy = await makePerson(t, 'Deputy', { area: 'IT', role });
  const { db } = t.deps;
  await db
    .insertInto('deputies')
    .values({ head_id: head.employeeId, deputy_id: deputy.employeeId, created_by: 'Test' })
    .execute();
  const [legal, it] = [await makeArea(t, 'Legal'), await makeArea(t, 'IT')];
  expect(await areasOf(chief)).toBe('all');
  expect(await areasOf(head)).toEqual([legal]);
  expect(await areasOf(deputy)).toEqual([legal, it].sort((a, b) => a - b));
});

test('D12: somebody without an employee record hears of what concerns everybody', async () => {
  expect(await areasOf(await makeAccount(t, 'Guest', { role: 'tudo_menos_fin' }))).toEqual([]);
});
