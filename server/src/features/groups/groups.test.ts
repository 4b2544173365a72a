import type { Group } from '@intranet/contract/groups/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove } from '../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findReader } from './queries.ts';

const t = useTestApp();
let admin: Person;
let ana: Person;
let bia: Person;
let gil: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People', cargo: 'Head' });
  ana = await makePerson(t, 'Ana', { area: 'Legal', role: 'tudo_menos_fin' });
  bia = await makePerson(t, 'Bia', { area: 'Legal', cargo: 'Head' });
  gil = await makePerson(t, 'Gil Gone', { area: 'Legal', ativo: 'N' });
});

const FORM = { name: 'Deal team', description: '', members: [] as number[], rule: null };
type Form = Partial<Omit<typeof FORM, 'rule'>> & {
  rule?: { areas: string[]; positions: string[] } | null;
};
const add = (form: Form = {}, who: Person = admin) =>
  post(t, who, '/api/groups', { ...FORM, ...form });
async function added(form: Form = {}): Promise<number> {
  const reply = await add(form);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}
const list = async (): Promise<Group[]> => (await get(t, admin, '/api/groups')).json().groups;
const peopleOf = async (id: number, search = '') =>
  (await get(t, admin, `/api/groups/${id}/people?search=${search}`))
    .json()
    .people.map(({ name }: { name: string }) => name);

describe('D56: who belongs to a group', () => {
  const rule = (areas: string[], positions: string[] = []) => ({ rule: { areas, positions } });

  test('its members, without those who have left', async () => {
    const id = await added({ members: [ana.employeeId, gil.employeeId] });
    expect(await peopleOf(id)).toEqual(['Ana']);
    const [group] = await list();
    expect(group).toMatchObject({ name: 'Deal team', people: 1, rule: null, used_by: [] });
    expect(group?.members.map(({ name, has_left }) => [name, has_left])).toEqual([
      ['Ana', false],
      ['Gil Gone', true],
    ]);
  });

  test.each<[string, Form, string[]]>([
    ['an area', rule(['legal']), ['Ana', 'Bia']],
    ['one of two areas', rule(['Legal', 'People']), ['Ada Admin', 'Ana', 'Bia']],
    ['a position', rule([], ['Head']), ['Ada Admin', 'Bia']],
    ['area and position', rule(['Legal'], ['Head', 'C-Level']), ['Bia']],
  ])('by a rule: %s', async (_, form, expected) => {
    expect(await peopleOf(await added(form))).toEqual(expected);
  });

  test('a change of area or a departure counts at once', async () => {
    const id = await added(rule(['Legal']));
    const set = (change: object) =>
      t.deps.db.updateTable('employees').set(change).where('id', '=', ana.employeeId).execute();
    const groupsOfAna = async () =>
      (await findReader(t.deps.db, { accountId: ana.accountId, role: 'tudo_menos_fin' })).groups;
    expect(await groupsOfAna()).toEqual([id]);
    await set({ ativo: 'N' });
    expect(await groupsOfAna()).toEqual([]);
    await set({ ativo: 'S' });
    const { area_id } = await t.deps.db
      .selectFrom('employees')
      .select('area_id')
      .where('id', '=', admin.employeeId)
      .executeTakeFirstOrThrow();
    await set({ area_id });
    expect(await groupsOfAna()).toEqual([]);
  });

  test('an account without an employee belongs to none', async () => {
    await added(rule(['Legal']));
    const alone = await makeAccount(t, 'Alone');
    expect(
      await findReader(t.deps.db, { accountId: alone.accountId, role: 'full_access' }),
    ).toEqual({ role: 'full_access', employeeId: null, hasLeft: false, groups: [] });
  });

  test('the list says how many people aren’t shown, and is searched', async () => {
    await t.database.pool.query(
      `insert into employees (name, area_id, cargo, ativo, accrues_after)
       select 'Zoe ' || n, id, 'Junior Assist', 'S', '2026-01-01'
       from generate_series(1, 250) n join areas on name = 'Legal'`,
    );
    const id = await added(rule(['Legal']));
    const { people, unlisted } = (await get(t, admin, `/api/groups/${id}/people`)).json();
    expect([people.length, unlisted]).toEqual([200, 52]);
    expect(await peopleOf(id, 'bi')).toEqual(['Bia']);
  });
});

test('the roles are built-in groups, without those who have left', async () => {
  await makeAccount(t, 'Robot', { role: 'admin' });
  const { roles } = (await get(t, admin, '/api/groups')).json();
  expect(roles).toEqual([
    { role: 'admin', people: 2 },
    { role: 'full_access', people: 1 },
    { role: 'tudo_menos_fin', people: 1 },
    { role: 'apenas_people', people: 0 },
  ]);
  const { people } = (await get(t, admin, '/api/roles/admin/people')).json();
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ada Admin', 'Robot']);
});

describe('changes', () => {
  test.each<[string, Form, number, string, string]>([
    ['no name', { name: ' ' }, 400, 'name', 'Enter a name'],
    [
      'both kinds',
      { members: [1], rule: { areas: ['Legal'], positions: [] } },
      400,
      'members',
      'A group has either members or a rule',
    ],
    [
      'an empty rule',
      { rule: { areas: [], positions: [] } },
      400,
      'rule.areas',
      'Choose an area or a position',
    ],
    [
      'an unknown area',
      { rule: { areas: ['Legal', 'Nowhere'], positions: [] } },
      400,
      'rule.areas',
      'One of these areas doesn’t exist.',
    ],
    [
      'an unknown person',
      { members: [999_999] },
      400,
      'members',
      'A chosen person no longer exists. Choose the members again.',
    ],
    [
      'a taken name',
      { name: 'deal TEAM' },
      409,
      'name',
      'There is already a group with this name.',
    ],
  ])(
    '%s: a sentence at its field, and nothing is stored',
    async (_, form, status, field, sentence) => {
      await added();
      const reply = await add({ name: 'Another', ...form });
      expect(reply.statusCode).toBe(status);
      expect(reply.json().fields).toEqual({ [field]: sentence });
      expect(await list()).toHaveLength(1);
    },
  );

  test('two groups of one name at the same instant: one is added', async () => {
    const replies = await Promise.all([add(), add()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('an edit of an older version is refused', async () => {
    const id = await added({ members: [ana.employeeId] });
    const edit = (members: number[]) =>
      put(t, admin, `/api/groups/${id}`, { ...FORM, members, version: 1 });
    const replies = await Promise.all([edit([bia.employeeId]), edit([])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = replies.find(({ statusCode }) => statusCode === 409);
    expect(stale && failure(stale)).toEqual({
      status: 409,
      code: 'stale_version',
      error:
        'Ada Admin changed this group in the meantime. Close the form and open it again to see the change.',
    });
  });

  test('a group is removed once', async () => {
    const id = await added();
    const replies = await Promise.all([
      remove(t, admin, `/api/groups/${id}`),
      remove(t, admin, `/api/groups/${id}`),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await list()).toEqual([]);
    const actions = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('action', 'like', 'group%')
      .orderBy('id')
      .execute();
    expect(actions).toEqual([
      { action: 'group_added', subject: 'Deal team' },
      { action: 'group_removed', subject: 'Deal team' },
    ]);
  });
});
