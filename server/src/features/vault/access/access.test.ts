import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addEntry, audited, CODE_SECRET, shareEntry, shareVault } from '../vault.fixture.ts';
import { canOpen } from './queries.ts';

const t = useTestApp();

const WHO = [
  'admin',
  'editor by person',
  'editor by group',
  'reader by person',
  'reader by group',
  'nobody',
] as const;
type Who = (typeof WHO)[number];

let people: Record<Who, Person>;
let id: number;
let earlier: number;
let groups: { readers: number; editors: number };

async function addGroup(name: string, members: number[]): Promise<number> {
  const body = { name, description: '', members, rule: null };
  return (await post(t, people.admin, '/api/groups', body)).json().id;
}

beforeEach(async () => {
  people = {
    admin: await makePerson(t, 'Ada', { role: 'admin' }),
    'editor by person': await makePerson(t, 'Eva'),
    'editor by group': await makePerson(t, 'Gil', { role: 'tudo_menos_fin' }),
    'reader by person': await makePerson(t, 'Rui', { role: 'apenas_people' }),
    'reader by group': await makePerson(t, 'Lia'),
    nobody: await makePerson(t, 'Nina'),
  };
  id = await addEntry(t, people.admin, { code_secret: CODE_SECRET });
  const change = { platform: 'Bank', link: '', user: 'ana' };
  await put(t, people.admin, `/api/passwords/${id}`, change);
  const { versions } = (await get(t, people.admin, `/api/vault/${id}/history`)).json();
  earlier = versions[1].id;
  groups = {
    readers: await addGroup('Legal team', [people['reader by group'].employeeId]),
    editors: await addGroup('Owners', [people['editor by group'].employeeId]),
  };
  await shareEntry(t, people.admin, id, {
    readers: { people: [people['reader by person'].employeeId], groups: [groups.readers] },
    editors: { people: [people['editor by person'].employeeId], groups: [groups.editors] },
  });
});

const ENTRY = { platform: 'Bank', link: '', user: 'bia' };

/** Written by hand: whom each call answers while the vault is shared. */
const CALLS: [
  call: string,
  send: (by: Person) => ReturnType<typeof get>,
  allowed: 'use' | 'edit' | 'admin' | 'all' | 'admin of a known entry',
][] = [
  ['GET /api/vault', (by) => get(t, by, '/api/vault'), 'all'],
  ['GET /api/vault/to-rotate', (by) => get(t, by, '/api/vault/to-rotate'), 'all'],
  ['reveal', (by) => post(t, by, `/api/vault/${id}/password`, { purpose: 'reveal' }), 'use'],
  ['copy', (by) => post(t, by, `/api/vault/${id}/password`, { purpose: 'copy' }), 'use'],
  ['code', (by) => post(t, by, `/api/vault/${id}/code`, { purpose: 'copy' }), 'use'],
  ['change', (by) => put(t, by, `/api/passwords/${id}`, ENTRY), 'edit'],
  ['set code', (by) => put(t, by, `/api/vault/${id}/code`, { secret: CODE_SECRET }), 'edit'],
  ['remove code', (by) => remove(t, by, `/api/vault/${id}/code`), 'edit'],
  ['access', (by) => get(t, by, `/api/vault/${id}/access`), 'edit'],
  ['list with passwords', (by) => get(t, by, '/api/passwords'), 'admin'],
  ['add', (by) => post(t, by, '/api/passwords', { ...ENTRY, password: 'x' }), 'admin'],
  [
    'earlier password',
    (by) => post(t, by, `/api/vault/${id}/password`, { purpose: 'reveal', earlier }),
    // Others don't learn that the entry exists.
    'admin of a known entry',
  ],
  ['history', (by) => get(t, by, `/api/vault/${id}/history`), 'admin'],
  ['bring back', (by) => post(t, by, `/api/vault/${id}/history`, { earlier }), 'admin'],
  ['readings', (by) => get(t, by, '/api/vault/readings'), 'admin'],
  ['known by', (by) => get(t, by, '/api/vault/known_by?account=1'), 'admin'],
  ['health', (by) => get(t, by, '/api/vault/health'), 'admin'],
  ['export', (by) => post(t, by, '/api/vault/export'), 'admin'],
  [
    'save access',
    (by) => {
      const nobody = { people: [], groups: [] };
      const body = { readers: nobody, editors: nobody, version: 2 };
      return put(t, by, `/api/vault/${id}/access`, body);
    },
    'admin',
  ],
  ['share', (by) => put(t, by, '/api/vault/sharing', { is_shared: true }), 'admin'],
  ['delete', (by) => remove(t, by, `/api/passwords/${id}`), 'admin'],
];

const RIGHTS: Record<Who, 'admin' | 'edit' | 'use' | 'none'> = {
  admin: 'admin',
  'editor by person': 'edit',
  'editor by group': 'edit',
  'reader by person': 'use',
  'reader by group': 'use',
  nobody: 'none',
};

function expectedStatus(who: Who, allowed: (typeof CALLS)[number][2]): number {
  const rights = RIGHTS[who];
  if (rights === 'admin' || allowed === 'all') return 200;
  if (allowed === 'admin') return 403;
  if (rights === 'none') return 404;
  if (allowed === 'admin of a known entry') return 403;
  return allowed === 'edit' && rights === 'use' ? 403 : 200;
}

describe('D59, S1: what each person may do with a shared entry', () => {
  describe.each(CALLS)('%s', (_, send, allowed) => {
    test.each(WHO)('%s', async (who) => {
      await shareVault(t, people.admin);
      const reply = await send(people[who]);
      expect(reply.statusCode, reply.body).toBe(expectedStatus(who, allowed));
      if (reply.statusCode === 200) return;
      expect(reply.body).not.toContain('first secret');
      const entries = (await audited(t)).filter(({ action }) => action === 'call_refused');
      expect(entries.map(({ actor }) => actor)).toEqual([people[who].name]);
    });

    test.each(WHO)('%s, while sharing is off', async (who) => {
      const reply = await send(people[who]);
      if (who === 'admin') return expect(reply.statusCode, reply.body).toBe(200);
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        { error: 'You don’t have permission to do this.', code: 'forbidden' },
      ]);
    });
  });
});

test.each([true, false])(
  'the SQL that finds lost access agrees with the rule; shared: %s',
  async (isShared) => {
    await shareVault(t, people.admin, isShared);
    for (const who of WHO) {
      const { accountId } = people[who];
      const { rows } = await sql<{ can: boolean }>`
      select ${canOpen(sql`${accountId}::bigint`)} as can from vault_entries e where e.id = ${id}`.execute(
        t.deps.db,
      );
      const reply = await post(t, people[who], `/api/vault/${id}/password`, { purpose: 'copy' });
      expect([who, rows[0]?.can]).toEqual([who, reply.statusCode === 200]);
    }
  },
);

test('the list has the entries of each person only, without secrets', async () => {
  const other = await addEntry(t, people.admin, { platform: 'Other' });
  await shareVault(t, people.admin);
  const listOf = async (who: Who) => (await get(t, people[who], '/api/vault')).json();
  const entriesOf = async (who: Who) =>
    (await listOf(who)).entries.map((one: { id: number; can_edit: boolean }) => [
      one.id,
      one.can_edit,
    ]);
  expect(await entriesOf('admin')).toEqual([
    [id, true],
    [other, true],
  ]);
  expect(await entriesOf('editor by group')).toEqual([[id, true]]);
  expect(await entriesOf('reader by person')).toEqual([[id, false]]);
  expect(await entriesOf('nobody')).toEqual([]);
  await remove(t, people.admin, `/api/passwords/${other}`);
  expect((await listOf('admin')).deleted).toHaveLength(1);
  expect((await listOf('editor by person')).deleted).toEqual([]);
});

test('rights by person and by group add up', async () => {
  await shareVault(t, people.admin);
  const { employeeId } = people['reader by group'];
  await shareEntry(t, people.admin, id, {
    readers: { people: [], groups: [groups.readers] },
    editors: { people: [employeeId], groups: [] },
  });
  const { people: listed } = (await get(t, people.admin, `/api/vault/${id}/access`)).json();
  expect(listed).toMatchObject([
    {
      name: 'Lia',
      can_edit: true,
      reasons: [
        { edits: true, group: null },
        { edits: false, group: 'Legal team' },
      ],
    },
  ]);
  const change = await put(t, people['reader by group'], `/api/passwords/${id}`, ENTRY);
  expect(change.statusCode).toBe(200);
});

test('D68: current_user says whether the vault can be used', async () => {
  const usesVault = async (who: Who) =>
    (await get(t, people[who], '/api/current_user')).json().user.uses_vault;
  expect([await usesVault('admin'), await usesVault('nobody')]).toEqual([true, false]);
  await shareVault(t, people.admin);
  expect([await usesVault('admin'), await usesVault('nobody')]).toEqual([true, true]);
});

test('D69: a reader confirms before reading, and 30 readings a minute ask again', async () => {
  await shareVault(t, people.admin);
  const reader = people['reader by person'];
  const reveal = () => post(t, reader, `/api/vault/${id}/password`, { purpose: 'copy' });
  t.setNow('2026-03-02T12:16:00Z');
  expect(failure(await reveal())).toMatchObject({ status: 403, code: 'confirm_password' });
  t.setNow('2026-03-02T12:01:00Z');
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await reveal()).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(403);
});

describe('changing who has access', () => {
  const NOBODY = { people: [], groups: [] };
  const save = (body: object) =>
    put(t, people.admin, `/api/vault/${id}/access`, {
      ...{ readers: NOBODY, editors: NOBODY, version: 2 },
      ...body,
    });

  test('two at once: one succeeds, the other gets a sentence and changes nothing', async () => {
    const bodies = [{ people: [people.nobody.employeeId], groups: [] }, NOBODY];
    const replies = await Promise.all(bodies.map((readers) => save({ readers })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'stale_version',
      error:
        'Somebody changed who has access in the meantime. Close the form and open it again to see the change.',
    });
  });

  test.each([
    ['a group', { editors: { people: [], groups: [999] } }, 'editors'],
    ['a person', { readers: { people: [999], groups: [] } }, 'readers'],
  ])(
    '%s that was deleted is refused at its field, and nothing is stored',
    async (_, body, field) => {
      const reply = await save(body);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
      const { version, people: listed } = (
        await get(t, people.admin, `/api/vault/${id}/access`)
      ).json();
      expect([version, listed.length]).toEqual([2, 4]);
    },
  );

  test('a role can’t be chosen, and the same people again change nothing', async () => {
    await save({ readers: { ...NOBODY, roles: ['full_access'] } });
    expect((await get(t, people.admin, `/api/vault/${id}/access`)).json().people).toEqual([]);
    await save({ version: 3 });
    const changes = (await audited(t)).filter((one) => one.action === 'password_access_changed');
    expect(changes.map(({ detail }) => detail)).toEqual([
      { entry: id, readers: 2, editors: 2 },
      { entry: id, readers: 0, editors: 0 },
    ]);
  });

  test('a group in use can’t be removed', async () => {
    const reply = await remove(t, people.admin, `/api/groups/${groups.readers}`);
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Legal team is among the readers of Bank. Remove it there first.',
    });
  });
});
