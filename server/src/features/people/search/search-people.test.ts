import { MAX_MATCHES } from '@intranet/contract/core/list-page.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { FoundPerson, PeopleGroup } from '@intranet/contract/people/search-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
let head: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  head = await makePerson(t, 'Hugo Head', { role: 'tudo_menos_fin', area: 'Legal', cargo: 'Head' });
});

type Query = { name?: string; among?: PeopleGroup; area?: string };
const ask = (who: Person, query: Query) =>
  get(t, who, `/api/people-search?${new URLSearchParams(query)}`);
async function search(
  who: Person,
  query: Query,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const reply = await ask(who, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const names = async (query: Query, who = admin) =>
  (await search(who, query)).people.map(({ name }) => name);

describe('people are found by name', () => {
  beforeEach(async () => {
    await makePerson(t, 'Luana Souza', { area: 'Legal' });
    await makePerson(t, 'Zé Ana', { area: 'Legal' });
    await makePerson(t, 'Ánã Maria Silva', { area: 'M&A', cargo: 'Head', balance: 12.5 });
  });

  test.each([
    ['ana', ['Ánã Maria Silva', 'Zé Ana', 'Luana Souza']],
    ['ANA silva', ['Ánã Maria Silva']],
    ['silva ana', ['Ánã Maria Silva']],
    ['uan', ['Luana Souza']],
    ['uan s', ['Luana Souza']],
    ['an', ['Ánã Maria Silva', 'Zé Ana']],
    ['ze', ['Zé Ana']],
    ['%', []],
    ['nobody', []],
    ['', ['Ada Admin', 'Ánã Maria Silva', 'Hugo Head', 'Luana Souza', 'Zé Ana']],
  ])('%j finds %j: beginnings of words come first', async (name, found) => {
    expect(await names({ name })).toEqual(found);
  });

  test('with what tells namesakes apart, and the balance for roles that read the lists', async () => {
    const [found] = (await search(admin, { name: 'silva' })).people;
    expect(found).toEqual({
      employee_id: expect.any(Number),
      name: 'Ánã Maria Silva',
      area: 'M&A',
      cargo: 'Head',
      photo: '',
      has_left: false,
      balance: 12.5,
    });
    const [own] = (await search(head, { name: 'luana', area: 'Legal' })).people;
    expect(own).toMatchObject({ name: 'Luana Souza', balance: null });
  });

  test('an area leaves out the others', async () => {
    expect(await names({ name: 'ana', area: 'Legal' })).toEqual(['Zé Ana', 'Luana Souza']);
    expect(await names({ area: 'Nowhere' })).toEqual([]);
  });
});

test('at most 20 people are found, and the reply says that there are more', async () => {
  await t.database.pool.query(
    `insert into employees (name, area_id, cargo, ativo, accrues_after)
     select 'Bia ' || lpad(n::text, 2, '0'), id, 'Junior Assist', 'S', '2026-01-01'
     from generate_series(1, $1) n join areas on name = 'Legal'`,
    [MAX_MATCHES],
  );
  const full = await search(admin, { name: 'bia' });
  expect([full.people.length, full.more]).toEqual([MAX_MATCHES, false]);
  await makePerson(t, 'Fabia', { area: 'Legal' });
  const cut = await search(admin, { name: 'bia' });
  expect(cut.people.map(({ name }) => name)).toEqual(full.people.map(({ name }) => name));
  expect(cut.more).toBe(true);
});

describe('groups', () => {
  beforeEach(async () => {
    await makePerson(t, 'Gil Gone', { ativo: 'N' });
    await makePerson(t, 'Con Tractor', { ativo: 'C' });
    const nil = await makePerson(t, 'Nil');
    await t.deps.db
      .updateTable('employees')
      .set({ account_id: null })
      .where('id', '=', nil.employeeId)
      .execute();
  });

  test.each<[PeopleGroup, string[]]>([
    ['current', ['Ada Admin', 'Con Tractor', 'Hugo Head', 'Nil']],
    ['everyone', ['Ada Admin', 'Con Tractor', 'Gil Gone', 'Hugo Head', 'Nil']],
    ['without_account', ['Nil']],
    ['deputies', ['Ada Admin', 'Hugo Head']],
  ])('%s: %j', async (among, found) => {
    expect(await names({ among })).toEqual(found);
  });
});

// By hand: who may find whom. Everybody reads the directory (D72).
const CURRENT = [200, 403, 403, 403];
test.each<[string, Role, boolean, number[]]>([
  ['an admin', 'admin', false, [200, 200, 200, 200]],
  ['full access', 'full_access', false, CURRENT],
  ['people only', 'apenas_people', false, CURRENT],
  ['everything but finance', 'tudo_menos_fin', false, CURRENT],
  ['a Head', 'tudo_menos_fin', true, [200, 403, 403, 200]],
])(
  'D23, D72: %s (%s) finds current employees, everyone, those without an account, deputies',
  async (...row) => {
    const [, role, isHead, statuses] = row;
    const cargo = isHead ? 'Head' : 'Junior Assist';
    const who = await makePerson(t, 'Ines', { role, cargo, area: 'Legal' });
    const groups = ['current', 'everyone', 'without_account', 'deputies'] as const;
    const replies = await Promise.all(groups.map((among) => ask(who, { among })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses);
    const refused = replies.find(({ statusCode }) => statusCode === 403);
    if (refused) expect(failure(refused).error).toBe('You can’t search for these people.');
  },
);

describe('a near name', () => {
  const near = async (name: string, except?: number) => {
    const query = new URLSearchParams({ name, ...(except && { except: String(except) }) });
    return (await get(t, admin, `/api/near-name?${query}`)).json().name;
  };

  test.each([
    ['hugo head', 'Hugo Head'],
    ['Húgò  HEAD ', 'Hugo Head'],
    ['Hugo\u00a0He\u200bad', 'Hugo Head'],
    ['Ana d’Avila-Souza', "Aná D'Ávila–Souza"],
    ['Hugo', null],
    ['Hugo Heads', null],
    ['Hugo % Head', null],
    ['Hugo_Head', null],
  ])('D66: %j is near %j', async (name, found) => {
    await makePerson(t, "Aná D'Ávila–Souza", { email: 'ana@example.com' });
    expect(await near(name)).toBe(found);
  });

  test('people who have left count, the renamed person doesn’t', async () => {
    await makePerson(t, 'Gil Gone', { ativo: 'N' });
    expect(await near('gil gone')).toBe('Gil Gone');
    expect(await near('hugo head', head.employeeId)).toBeNull();
  });
});
