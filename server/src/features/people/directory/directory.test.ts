import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import type {
  Colleague,
  DirectoryPage,
  Profile,
} from '@intranet/contract/people/directory-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, put } from '../../../testing/calls.ts';
import {
  makeAccount,
  makeArea,
  makeLeave,
  makePerson,
  type Person,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
// Today is 2 March 2026.
let admin: Person;
let head: Person;
let ana: Person;
let gil: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  head = await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'Legal' });
  ana = await makePerson(t, 'Ánã Maria Silva', {
    ...{ area: 'Legal', email: 'ams@example.com', role: 'tudo_menos_fin', balance: 12 },
    startDate: '2020-05-04',
  });
  gil = await makePerson(t, 'Gil Gone', { area: 'Legal', ativo: 'N' });
  await t.deps.db
    .updateTable('employees')
    .set({ birth_date: '1990-02-28', phone: '+55 11 5550-0101' })
    .where('id', 'in', [ana.employeeId, gil.employeeId])
    .execute();
});

type Caller = Pick<Person, 'cookie'>;
const ask = (who: Caller, query: Record<string, string> = {}) =>
  get(t, who, `/api/people?${new URLSearchParams(query)}`);
async function list(who: Caller, query: Record<string, string> = {}): Promise<DirectoryPage> {
  const reply = await ask(who, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const names = async (query: Record<string, string>, who: Caller = admin) =>
  (await list(who, query)).rows.map(({ name }) => name);
const open = (who: Caller, id: number) => get(t, who, `/api/people/${id}`);
async function profileOf(who: Caller, id: number): Promise<Profile> {
  const reply = await open(who, id);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
/** Somebody of a role, in an area; without one, an account alone. */
const makeReader = (role: Role, area: string | null) =>
  area === null
    ? makeAccount(t, `${role} alone`, { role })
    : makePerson(t, `${role} of ${area}`, { role, area });

const ANA: Omit<Colleague, 'employee_id'> = {
  name: 'Ánã Maria Silva',
  area: 'Legal',
  cargo: 'Junior Assist',
  photo: '',
  email: 'ams@example.com',
  phone: '+55 11 5550-0101',
  away_until: null,
  has_left: false,
  starts_on: null,
};

describe('every role reads the directory, with these fields and no others', () => {
  test.each(ROLES)('%s', async (role) => {
    const reader = await makeReader(role, null);
    const { rows, total, found } = await list(reader, { search: 'ana maria' });
    expect(rows).toEqual([{ ...ANA, employee_id: ana.employeeId }]);
    expect([total, found]).toEqual([3, 1]);
    // Only admins may know of a planned departure.
    await t.deps.db
      .insertInto('departures')
      .values({
        ...{ employee_id: ana.employeeId, last_day: '2026-06-30', pays_out: true, note: '' },
        ...{ planned_by: 'Ada Admin', planned_by_account: admin.accountId },
        planned_at: t.deps.clock.now(),
      })
      .execute();
    const shown = await profileOf(reader, ana.employeeId);
    const hugo = { employee_id: head.employeeId, name: 'Hugo Head', cargo: 'Head', photo: '' };
    expect(shown).toEqual({
      ...ANA,
      employee_id: ana.employeeId,
      is_own: false,
      birthday: '02-28',
      start_date: role === 'admin' ? '2020-05-04' : null,
      last_day: role === 'admin' ? '2026-06-30' : null,
      account_id: role === 'admin' ? ana.accountId : null,
      heads: [hugo],
      colleagues: [],
      unlisted: 0,
    });
  });
});

describe('the search', () => {
  beforeEach(async () => {
    await makePerson(t, 'Bia Souza', { area: 'Análise', cargo: 'C-Level' });
  });

  test.each([
    ['ANA SILVA', ['Ánã Maria Silva']],
    ['silva, maria', []],
    ['ana', ['Ánã Maria Silva', 'Bia Souza']],
    ['lega', ['Ánã Maria Silva', 'Hugo Head']],
    ['head', ['Hugo Head']],
    ['legal junior', ['Ánã Maria Silva']],
    ['ams@exa', ['Ánã Maria Silva']],
    ['am', ['Ánã Maria Silva']],
    ['%', []],
    ['nobody', []],
    ['', ['Ada Admin', 'Ánã Maria Silva', 'Bia Souza', 'Hugo Head']],
  ])('%j finds %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test('also by the area and position as the reader’s language shows them', async () => {
    const portuguese = { cookie: `${admin.cookie}; language=pt-BR` };
    expect(await names({ search: 'juridico' }, portuguese)).toEqual([
      'Ánã Maria Silva',
      'Hugo Head',
    ]);
    expect(await names({ search: 'legal' }, portuguese)).toEqual(['Ánã Maria Silva', 'Hugo Head']);
  });

  test('filters by area and position', async () => {
    expect(await names({ area: 'Legal', position: 'Head' })).toEqual(['Hugo Head']);
    expect(await names({ area: 'Nowhere' })).toEqual([]);
    expect((await ask(admin, { position: 'Boss' })).statusCode).toBe(400);
  });
});

describe('the order', () => {
  beforeEach(async () => {
    for (const [name, area] of [
      ['Zoe', 'Ágora'],
      ['Abel', 'Legal'],
      ['Same Name', 'Legal'],
      ['Same Name', 'IT'],
    ] as const) {
      await makePerson(t, name, { area, username: `${name} ${area}` });
    }
    await makeArea(t, 'Empty');
  });

  const BY_AREA = [
    'Zoe, Ágora',
    'Same Name, IT',
    ...['Abel', 'Ánã Maria Silva', 'Hugo Head', 'Same Name'].map((name) => `${name}, Legal`),
    'Ada Admin, People',
  ];
  test.each([
    ['area:asc', BY_AREA],
    ['area:desc', BY_AREA.toReversed()],
  ])('%s: by area, then by name, also in pages and backwards', async (sort, expected) => {
    const page = (cursor: Record<string, string>) => list(head, { sort, limit: '2', ...cursor });
    const inWords = ({ rows }: DirectoryPage) => rows.map(({ name, area }) => `${name}, ${area}`);
    const pages = [await page({})];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next ?? null) {
      pages.push(await page({ after: next }));
    }
    expect(pages.flatMap(inWords)).toEqual(expected);
    const before = await page({ before: pages.at(-1)?.previous ?? '' });
    expect(inWords(before)).toEqual(inWords(pages.at(-2) as DirectoryPage));
  });

  test('position: from the top, then by name', async () => {
    expect((await names({ sort: 'position:asc' })).slice(0, 2)).toEqual(['Hugo Head', 'Abel']);
  });

  test('a cursor of another sort or list is refused', async () => {
    const { next } = await list(head, { limit: '2' });
    const reply = await ask(head, { limit: '2', sort: 'area:asc', after: next ?? '' });
    expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});

describe('D72: “away until” shows only to those who may know', () => {
  const APPROVED = ['approved', 'cancellation_asked'] as const;
  const STATES = [...APPROVED, 'pending', 'rejected', 'withdrawn', 'cancelled'] as const;
  const DATES = [
    ['2026-02-20', '2026-03-01'],
    ['2026-02-20', '2026-03-02'],
    ['2026-03-02', '2026-03-20'],
    ['2026-03-03', '2026-03-20'],
  ] as const;

  test('for every role, area, state and date of a leave, in the list and on the profile', async () => {
    const expected = new Map<number, { area: string; end: string | null }>();
    for (const area of ['Legal', 'M&A']) {
      for (const [row, state] of STATES.entries()) {
        for (const [column, [start, end]] of DATES.entries()) {
          const person = await makePerson(t, `${area} ${row}${column}`, { area, balance: 60 });
          await makeLeave(t, person, start, end, { state });
          const isAway = row < APPROVED.length && (column === 1 || column === 2);
          expected.set(person.employeeId, { area, end: isAway ? end : null });
        }
      }
    }
    expect([...expected.values()].filter(({ end }) => end)).toHaveLength(8);
    for (const role of ROLES) {
      for (const own of ['Legal', 'M&A', 'Other', null]) {
        const reader = await makeReader(role, own);
        const { rows } = await list(reader, { limit: '500' });
        const mayKnow = (area: string) => role !== 'tudo_menos_fin' || area === own;
        for (const [id, { area, end }] of expected) {
          const shown = rows.find(({ employee_id }) => employee_id === id);
          expect([role, own, area, shown?.away_until]).toEqual([
            ...[role, own, area],
            mayKnow(area) ? end : null,
          ]);
        }
        for (const [id, { area, end }] of [...expected].filter(([, { end }]) => end)) {
          const shown = await profileOf(reader, id);
          expect(shown.away_until).toBe(mayKnow(area) ? end : null);
        }
      }
    }
  });
});

describe('people who start later', () => {
  test('are listed with their first day until it comes', async () => {
    const leo = await makePerson(t, 'Leo Later', { startDate: '2026-03-03' });
    const { rows } = await list(ana, { search: 'later' });
    expect(rows).toMatchObject([{ name: 'Leo Later', starts_on: '2026-03-03' }]);
    expect(await profileOf(ana, leo.employeeId)).toMatchObject({
      starts_on: '2026-03-03',
      start_date: null,
    });
    t.setNow('2026-03-03');
    const reader = await makeReader('apenas_people', null);
    expect(await profileOf(reader, leo.employeeId)).toMatchObject({ starts_on: null });
  });
});

describe('people who have left', () => {
  test.each(ROLES)('%s: only admins list them and open their profiles', async (role) => {
    const reader = await makeReader(role, 'Legal');
    expect(await names({ search: 'gil' }, reader)).toEqual([]);
    const left = await ask(reader, { who: 'left' });
    const profile = await open(reader, gil.employeeId);
    if (role === 'admin') {
      expect(left.json().rows).toMatchObject([{ name: 'Gil Gone', has_left: true }]);
      expect(profile.json()).toMatchObject({ name: 'Gil Gone', has_left: true, birthday: null });
    } else {
      expect(failure(left)).toMatchObject({
        status: 403,
        error: 'You can only see current employees.',
      });
      expect(failure(profile)).toMatchObject({
        status: 404,
        error: 'This person isn’t in the directory.',
      });
    }
  });

  test('who leaves while on leave isn’t away', async () => {
    await makeLeave(t, gil, '2026-03-02', '2026-03-20');
    expect((await list(admin, { who: 'left' })).rows).toMatchObject([{ away_until: null }]);
  });
});

describe('a profile', () => {
  test('lists the Heads and the others of the area, without the person and people who have left', async () => {
    await makePerson(t, 'Clara Chief', { area: 'Legal', cargo: 'C-Level' });
    await makePerson(t, 'Contract Head', { area: 'Legal', cargo: 'Head', ativo: 'C' });
    const ofAna = await profileOf(ana, ana.employeeId);
    expect(ofAna.is_own).toBe(true);
    expect(ofAna.heads.map(({ name }) => name)).toEqual(['Hugo Head']);
    expect(ofAna.colleagues.map(({ name }) => name)).toEqual(['Clara Chief', 'Contract Head']);
    const ofHead = await profileOf(ana, head.employeeId);
    expect(ofHead).toMatchObject({ heads: [], is_own: false });
  });

  test('lists 24 colleagues at most, and counts the others', async () => {
    await t.database.pool.query(
      `insert into employees (name, area_id, cargo, ativo, accrues_after)
       select 'Bia ' || n, id, 'Junior Assist', 'S', '2026-01-01'
       from generate_series(1, 30) n join areas on name = 'Legal'`,
    );
    const { colleagues, unlisted } = await profileOf(ana, ana.employeeId);
    expect([colleagues.length, unlisted]).toEqual([24, 6]);
  });

  test('of somebody without account, phone and birthday', async () => {
    const nil = await makePerson(t, 'Nil');
    await t.deps.db.deleteFrom('accounts').where('id', '=', nil.accountId).execute();
    expect(await profileOf(ana, nil.employeeId)).toMatchObject({
      ...{ email: null, phone: null, birthday: null, heads: [], colleagues: [], unlisted: 0 },
    });
  });

  test.each(['999999', '0', 'x', '99999999999999999999'])('no one has the id %s', async (id) => {
    const reply = await get(t, ana, `/api/people/${id}`);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json().error).toMatch(/\w/);
  });
});

describe('one’s own phone number', () => {
  const set = (who: Caller, phone: unknown) => put(t, who, '/api/people/me/phone', { phone });
  const phone = async () => (await profileOf(ana, ana.employeeId)).phone;

  test('is changed, removed, and recorded', async () => {
    expect((await set(ana, ' +44 20 7946 0958 x12 ')).json().message).toBe('Phone number saved');
    expect(await phone()).toBe('+44 20 7946 0958 x12');
    expect((await set(ana, '')).json().message).toBe('Phone number removed');
    expect(await phone()).toBeNull();
    await set(ana, null);
    const entries = (await get(t, admin, '/api/audit')).json().rows ?? [];
    const changes = entries.filter(
      ({ action }: { action: string }) => action === 'employee_changed',
    );
    expect(changes).toHaveLength(2);
  });

  test.each(['call me', '1'.repeat(41), '-', '+', 5, undefined])('%j is refused', async (text) => {
    const reply = await set(ana, text);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields.phone).toMatch(/\w/);
    expect(await phone()).toBe('+55 11 5550-0101');
  });

  test('needs an employee record', async () => {
    const alone = await makeAccount(t, 'Alone');
    expect(failure(await set(alone, '1234'))).toMatchObject({ code: 'no_employee' });
  });
});
