import type { Role } from '@intranet/contract/core/roles.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listFramedItems } from './queries.ts';

const t = useTestApp();
let admin: Person;
let ana: Person;
let bia: Person;
let intern: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  ana = await makePerson(t, 'Ana', { role: 'tudo_menos_fin', area: 'Legal' });
  bia = await makePerson(t, 'Bia', { role: 'full_access', area: 'Legal' });
  intern = await makePerson(t, 'Ivo Intern', { role: 'apenas_people', area: 'Legal' });
});

const URL = 'https://reports.example.com/deals?key=secret';
const FORM = {
  department: 'legal' as DepartmentId,
  name: 'Deals',
  url: URL,
  heading: '',
  icon: 'report',
  opens: 'embedded',
  readers: null as object | null,
  owner_id: null as number | null,
  hidden: false,
};
type Form = Partial<typeof FORM>;
const nobody = { roles: [], people: [] as number[], groups: [] as number[] };
const add = (form: Form = {}) => post(t, admin, '/api/items', { ...FORM, ...form });
async function added(form: Form = {}): Promise<number> {
  const reply = await add(form);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}
const edit = (id: number, version: number, form: Form = {}) => {
  const { department: _, ...fields } = { ...FORM, ...form };
  return put(t, admin, `/api/items/${id}`, { ...fields, version });
};
const read = async (who: Person): Promise<ReadableItem[]> =>
  (await get(t, who, '/api/items')).json().items;
const names = async (who: Person) => (await read(who)).map(({ name }) => name);
const settings = async (): Promise<ItemSettings[]> =>
  (await get(t, admin, '/api/item-settings')).json().items;

async function addGroup(name: string, members: number[]): Promise<number> {
  const reply = await post(t, admin, '/api/groups', { name, description: '', members, rule: null });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}

describe('D56: an item goes to its readers only', () => {
  test('by default, to those of its department’s page', async () => {
    await added();
    expect(await read(ana)).toEqual([
      {
        id: expect.any(Number),
        department: 'legal',
        name: 'Deals',
        heading: '',
        icon: 'report',
        opens: 'embedded',
        url: URL,
        provider: null,
        problem: null,
      },
    ]);
    expect(await names(intern)).toEqual([]);
  });

  test('concurrent calls of two people get each their own items', async () => {
    await added({ name: 'For Ana', readers: { ...nobody, people: [ana.employeeId] } });
    await added({ name: 'For Ivo', readers: { ...nobody, people: [intern.employeeId] } });
    const callers = Array.from({ length: 20 }, (_, index) => (index % 2 ? ana : intern));
    const found = await Promise.all(callers.map(names));
    for (const [index, list] of found.entries()) {
      expect(list).toEqual([index % 2 ? 'For Ana' : 'For Ivo']);
    }
  });

  test('a member of a group reads it until they leave the group or the firm', async () => {
    const group = await addGroup('Deal team', [intern.employeeId]);
    await added({ readers: { ...nobody, groups: [group] } });
    expect(await names(intern)).toEqual(['Deals']);
    expect(await names(ana)).toEqual([]);
    const form = { name: 'Deal team', description: '', rule: null };
    await put(t, admin, `/api/groups/${group}`, { ...form, members: [ana.employeeId], version: 1 });
    expect([await names(intern), await names(ana)]).toEqual([[], ['Deals']]);
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('id', '=', ana.employeeId)
      .execute();
    expect(await names(ana)).toEqual([]);
  });

  test('S14: a page may frame the items of its reader only', async () => {
    await added({ readers: { ...nobody, people: [ana.employeeId] } });
    await added({ name: 'In a tab', url: 'https://tab.example.com/', opens: 'tab' });
    const framed = async (who: Person, role: Role) =>
      (await listFramedItems(t.deps.db, { accountId: who.accountId, role })).urls;
    expect(await framed(ana, 'tudo_menos_fin')).toEqual([URL]);
    expect(await framed(bia, 'full_access')).toEqual([]);
  });

  test('no reply to somebody else has the address', async () => {
    const id = await added({ readers: { ...nobody, people: [ana.employeeId] } });
    for (const path of ['/api/items', `/api/items/${id}`, '/api/links', '/api/access-requests']) {
      const reply = await get(t, intern, path);
      expect([path, reply.body.includes('reports.example.com')]).toEqual([path, false]);
    }
    expect((await get(t, intern, `/api/items/${id}`)).json()).toEqual({
      ...{ access: 'refused', id, name: 'Deals', department: 'legal' },
      ...{ requested: false, may_request: true },
    });
    expect((await get(t, ana, `/api/items/${id}`)).json()).toMatchObject({
      access: 'granted',
      url: URL,
    });
  });

  test('a hidden item is unknown to everybody, also a moment after', async () => {
    const id = await added();
    expect((await get(t, ana, `/api/items/${id}`)).statusCode).toBe(200);
    expect((await edit(id, 1, { hidden: true })).statusCode).toBe(200);
    for (const who of [ana, admin]) {
      expect(failure(await get(t, who, `/api/items/${id}`))).toEqual({
        status: 404,
        code: 'not_found',
        error: 'This item doesn’t exist.',
      });
      expect(await names(who)).toEqual([]);
    }
    const request = await post(t, intern, `/api/items/${id}/access-requests`, { reason: '' });
    expect(request.statusCode).toBe(404);
    expect((await settings())[0]).toMatchObject({ name: 'Deals', hidden: true });
  });
});

describe('“Who can see this?” agrees with what each person reads', () => {
  test.each<[string, () => Promise<Form>]>([
    ['the department’s page', async () => ({})],
    ['a role', async () => ({ readers: { ...nobody, roles: ['apenas_people'] } })],
    ['a person', async () => ({ readers: { ...nobody, people: [ana.employeeId] } })],
    [
      'a group',
      async () => ({
        readers: { ...nobody, groups: [await addGroup('G', [ana.employeeId, intern.employeeId])] },
      }),
    ],
    ['an owner', async () => ({ readers: nobody, owner_id: intern.employeeId })],
    ['nobody', async () => ({ hidden: true })],
  ])('%s', async (_, formOf) => {
    await makePerson(t, 'Gil Gone', { role: 'full_access', ativo: 'N' });
    const id = await added(await formOf());
    const { people } = (await get(t, admin, `/api/items/${id}/readers`)).json();
    const listed = people.map(({ name }: { name: string }) => name);
    const everybody = [admin, ana, bia, intern];
    const readers = [];
    for (const who of everybody) if ((await names(who)).length > 0) readers.push(who.name);
    expect(listed).toEqual(readers);
    for (const { reasons } of people) expect(reasons.length).toBeGreaterThan(0);
    for (const who of everybody) {
      const { items } = (await get(t, admin, `/api/people/${who.employeeId}/items`)).json();
      expect([who.name, items.length > 0]).toEqual([who.name, readers.includes(who.name)]);
    }
  });

  test('the reasons', async () => {
    const group = await addGroup('Deal team', [ana.employeeId]);
    const readers = { roles: ['tudo_menos_fin'], people: [ana.employeeId], groups: [group] };
    const id = await added({ readers, owner_id: ana.employeeId });
    const reasons = [
      { by: 'owner' },
      { by: 'role', role: 'tudo_menos_fin' },
      { by: 'person' },
      { by: 'group', group, name: 'Deal team' },
    ];
    const { people } = (await get(t, admin, `/api/items/${id}/readers?search=ana`)).json();
    expect(people).toMatchObject([{ name: 'Ana', reasons }]);
    expect((await get(t, admin, `/api/people/${ana.employeeId}/items`)).json()).toEqual({
      role: 'tudo_menos_fin',
      departments: ['people', 'legal', 'it', 'mea', 'commercial', 'marketing', 'projects'],
      items: [{ id, department: 'legal', name: 'Deals', reasons }],
      groups: [{ id: group, name: 'Deal team' }],
    });
  });
});

describe('changes', () => {
  test.each<[string, Form, number, string, string]>([
    ['plain http', { url: 'http://example.com' }, 400, 'url', 'Informe um endereço https válido.'],
    ['an own path', { url: '/api/passwords' }, 400, 'url', 'Informe um endereço https válido.'],
    [
      'a taken name',
      { name: 'deals' },
      409,
      'name',
      'This department already has an item with this name.',
    ],
    [
      'an unknown group',
      { readers: { ...nobody, groups: [999] } },
      400,
      'readers',
      'A chosen group no longer exists. Choose the readers again.',
    ],
    [
      'an unknown reader',
      { readers: { ...nobody, people: [999_999] } },
      400,
      'readers',
      'A chosen person no longer exists. Choose the readers again.',
    ],
    ['an unknown owner', { owner_id: 999_999 }, 400, 'owner_id', 'Choose somebody who works here.'],
  ])(
    '%s: a sentence at its field, and nothing is stored',
    async (_, form, status, field, sentence) => {
      await added();
      const reply = await add({ name: 'Another', ...form });
      expect(reply.statusCode, reply.body).toBe(status);
      expect(reply.json().fields).toEqual({ [field]: sentence });
      expect(await settings()).toHaveLength(1);
      const lists = await t.deps.db.selectFrom('reader_lists').select('id').execute();
      expect(lists).toEqual([]);
    },
  );

  test('an edit of an older version is refused', async () => {
    const id = await added();
    const replies = await Promise.all([edit(id, 1, { name: 'One' }), edit(id, 1, { name: 'Two' })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('readers change and go back to those of the page', async () => {
    const id = await added({ readers: { ...nobody, people: [ana.employeeId] } });
    await edit(id, 1, { readers: { ...nobody, people: [bia.employeeId] } });
    expect([await names(ana), await names(bia)]).toEqual([[], ['Deals']]);
    await edit(id, 2);
    expect(await names(ana)).toEqual(['Deals']);
    expect(await t.deps.db.selectFrom('readers').select('list_id').execute()).toEqual([]);
  });

  test('a group that items use can’t be removed, also at the same instant', async () => {
    const group = await addGroup('Deal team', [ana.employeeId]);
    const [, removed] = await Promise.all([
      add({ readers: { ...nobody, groups: [group] } }),
      remove(t, admin, `/api/groups/${group}`),
    ]);
    const left = await t.deps.db.selectFrom('people_groups').select('id').execute();
    const items = await settings();
    // One of both wins, and no item ever refers to a group that is gone.
    expect(items.length).toBe(left.length);
    if (removed.statusCode !== 200) {
      expect(failure(removed)).toEqual({
        status: 409,
        code: 'conflict',
        error: 'Deal team is among the readers of Deals. Remove it there first.',
      });
      expect((await get(t, admin, '/api/groups')).json().groups[0].used_by).toEqual(['Deals']);
    }
  });

  test('S8: the audit log has the change but not the address', async () => {
    const id = await added();
    await edit(id, 1, { url: 'https://other.example.com/x?key=other', name: 'Sales' });
    await remove(t, admin, `/api/items/${id}`);
    const entries = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'detail'])
      .where('action', 'like', 'item%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'item_added', subject: 'Deals', detail: { department: 'legal' } },
      {
        action: 'item_changed',
        subject: 'Sales',
        detail: { changed: 'name, address', name: 'Deals → Sales' },
      },
      { action: 'item_removed', subject: 'Sales', detail: { department: 'legal' } },
    ]);
  });
});

describe('the order', () => {
  const order = (ids: number[], former_ids: number[]) =>
    put(t, admin, '/api/item-order', { department: 'legal', ids, former_ids });

  test('two admins who order the same list: the second one gets the list as it is now', async () => {
    const [a, b, c] = [
      await added({ name: 'A' }),
      await added({ name: 'B' }),
      await added({ name: 'C' }),
    ];
    const other = await added({ name: 'A', department: 'it' });
    expect(await names(ana)).toEqual(['A', 'B', 'C', 'A']);
    const replies = await Promise.all([order([c, a, b], [a, b, c]), order([b, a, c], [a, b, c])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const now = (await read(ana)).filter(({ department }) => department === 'legal');
    const ids = now.map(({ id }) => id);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'stale_version',
      error:
        'Somebody else changed this list in the meantime, so nothing was moved. Here it is as it is now.',
      current: { ids },
    });
    expect((await order(ids.toReversed(), ids)).statusCode).toBe(200);
    expect((await read(ana)).map(({ id }) => id)).toEqual([...ids.toReversed(), other]);
  });

  test.each([
    ['an item twice', (a: number, b: number) => [a, a, b]],
    ['an item missing', (a: number) => [a]],
    ['an item of another department', (a: number, b: number, other: number) => [a, b, other]],
  ])('%s: refused', async (_, idsOf) => {
    const [a, b] = [await added({ name: 'A' }), await added({ name: 'B' })];
    const other = await added({ name: 'A', department: 'it' });
    const reply = await order(idsOf(a, b, other), [a, b]);
    expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((await read(ana)).map(({ id }) => id)).toEqual([a, b, other]);
  });
});
