import {
  type HubUser,
  USER_SORTS,
  type UserPage,
} from '@intranet/contract/accounts/admin-endpoints.ts';
import { USER_STATES, userState, userStateLabel } from '@intranet/contract/accounts/user-state.ts';
import { LIST_PAGE, MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeCursor } from '#core/db/cursor.ts';
import { sortByText } from '#core/text-order.ts';
import { failure, get } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import {
  NO_SUCH_PAGE,
  type PageQuery,
  readPage,
  requestPage,
  walkPages,
} from '../../../testing/list-pages.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
const run = (text: string, values: unknown[] = []) => t.database.pool.query(text, values);

/** Accounts with and without an employee; some must change their password, some have signed in. */
async function makeMany(people = 230): Promise<void> {
  await run(
    `insert into accounts (username, email, role, password_hash, must_change_password)
     select case when n % 3 = 0 then 'Ávila ' else 'bruno ' end || n, 'p' || n || '@example.com',
       (array['full_access', 'tudo_menos_fin', 'apenas_people'])[n % 3 + 1], 'x', n % 7 = 0
     from generate_series(1, $1) n`,
    [people],
  );
  await run(
    `insert into employees (name, area_id, cargo, ativo, accrues_after, account_id)
     select username, areas.id, 'Head', 'S', '2026-01-01', a.id
     from accounts a join areas on areas.name = (array['Legal', 'M&A'])[a.id % 2 + 1]
     where a.password_hash = 'x' and a.id % 5 > 0`,
  );
  await run(
    `insert into invitations (account_id, token_hash, sent_at, expires_at)
     select id, case when id % 2 = 0 then sha256(username::bytea) end, now(), now()
     from accounts where password_hash = 'x' and id % 11 = 0`,
  );
  await run(
    `insert into audit_entries (at, action, actor, account_id)
     select timestamptz '2026-01-01 10:00Z' + (id % 40) * interval '1 hour', 'sign_in', username, id
     from accounts where password_hash = 'x' and id % 4 > 0`,
  );
}

beforeEach(async () => {
  admin = await makePerson(t, 'Ada', { role: 'admin', area: 'Legal' });
  await makePerson(t, 'Mia', { area: 'M&A' });
});

const page = (query: PageQuery = {}) => readPage<UserPage>(t, admin, '/api/users', query);
const walk = (query: PageQuery) =>
  walkPages(
    (more) => page({ ...query, ...more }),
    ({ username }) => username as never,
  ) as unknown as Promise<Record<'there' | 'back', string[]>>;
const whole = async (): Promise<HubUser[]> =>
  (await get(t, admin, '/api/get_users_hub')).json().users;

test('the list is long when there are more than 2,000 accounts', async () => {
  const lists = async () => (await get(t, admin, '/api/long-lists')).json().lists;
  await makeMany(MAX_WHOLE_LIST - 2);
  expect(await lists()).not.toContain('users');
  await makePerson(t, 'Zoe');
  expect(await lists()).toContain('users');
});

test('the first page has what /api/get_users_hub has', async () => {
  await makeMany();
  const all = await whole();
  const first = await page();
  expect([first.total, first.found]).toEqual([all.length, all.length]);
  expect(first.rows).toHaveLength(LIST_PAGE);
  for (const row of first.rows) expect(all).toContainEqual(row);
});

test.each(USER_SORTS)('by %s, each user comes once, forwards and back', async (sort) => {
  await makeMany();
  const { total } = await page();
  for (const direction of ['asc', 'desc']) {
    const { there, back } = await walk({ sort: `${sort}:${direction}` });
    expect(new Set(there).size).toBe(total);
    expect(there).toHaveLength(total);
    expect(back).toEqual(there);
  }
});

test.each(['area', 'last_sign_in'] as const)(
  'by %s, missing values come last in both directions',
  async (field) => {
    await makeMany();
    const byName = new Map((await whole()).map((user) => [user.username, user[field]]));
    for (const direction of ['asc', 'desc']) {
      const { there } = await walk({ sort: `${field}:${direction}` });
      const values = there.map((name) => byName.get(name));
      const known = values.filter((value) => value);
      expect(known.length).toBeGreaterThan(0);
      expect(known.length).toBeLessThan(values.length);
      expect(values.slice(0, known.length)).toEqual(known);
      const sorted = known.toSorted();
      expect(known).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
    }
  },
);

test('by state, users are in the order of its names', async () => {
  await makeMany();
  await run(
    `update invitations set used_at = now() where account_id % 3 = 0 and token_hash is not null`,
  );
  const states = new Map((await whole()).map((user) => [user.username, userState(user)]));
  const orderOf = async (direction: string) => {
    const { there } = await walk({ sort: `state:${direction}` });
    const sorted = there.map((name) => states.get(name));
    return sorted.filter((state, n) => state !== sorted[n - 1]);
  };
  const ascending = await orderOf('asc');
  expect(ascending).toEqual(sortByText(USER_STATES, userStateLabel));
  expect(await orderOf('desc')).toEqual(ascending.toReversed());
});

test.each<[string, (user: HubUser) => boolean]>([
  ['AVILA', ({ username }) => username.startsWith('Ávila')],
  ['p12@', ({ email }) => email.startsWith('p12@')],
  ['everything but', ({ role }) => role === 'tudo_menos_fin'],
  ['m&a', ({ area }) => area === 'M&A'],
  ['nobody', () => false],
])('%j finds parts of the name, email address, role or area', async (user, passes) => {
  await makeMany();
  const wanted = (await whole()).filter(passes).map(({ username }) => username);
  const { there } = await walk({ user });
  expect(there.toSorted()).toEqual(wanted.toSorted());
  expect((await page({ user })).found).toBe(wanted.length);
});

test('a cursor of another list is refused with a sentence', async () => {
  const after = writeCursor('employees', ['username:asc', 'a', 1]);
  expect(failure(await requestPage(t, admin, '/api/users', { after }))).toMatchObject(NO_SUCH_PAGE);
});
