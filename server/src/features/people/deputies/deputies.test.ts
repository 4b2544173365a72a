import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, remove, setClock } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let hugo: Person;
let helga: Person;
let ana: Person;
let admin: Person;
beforeEach(async () => {
  hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  helga = await makePerson(t, 'Helga Head', { cargo: 'Head', area: 'Legal' });
  ana = await makePerson(t, 'Ana Ávila', { role: 'apenas_people' });
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
});

type Naming = { head?: string; deputy?: string; start?: string | null; end?: string | null };
const name = (who: Person, naming: Naming = {}) =>
  post(t, who, '/api/deputies', { head: 'Hugo Head', deputy: 'Ana Ávila', ...naming });
const list = async (who: Person) => (await get(t, who, '/api/deputies')).json();
const actsOf = (action: string) =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'subject', 'detail'])
    .where('action', '=', action)
    .execute();

describe('D23: naming deputies', () => {
  test('a Head names a deputy without dates, sees them and removes them', async () => {
    const reply = await name(hugo, { head: 'hugo head', deputy: 'ANA ÁVILA' });
    expect(reply.json()).toEqual({ success: true, message: 'Deputy added' });
    const { heads } = await list(hugo);
    expect(heads).toEqual([
      {
        employee_id: hugo.employeeId,
        name: 'Hugo Head',
        area: 'Finance',
        away: false,
        deputies: [
          {
            id: expect.any(Number),
            employee_id: expect.any(Number),
            name: 'Ana Ávila',
            area: 'Finance',
            start: null,
            end: null,
            active: true,
            problem: null,
          },
        ],
      },
    ]);
    const removed = await remove(t, hugo, `/api/deputies/${heads[0].deputies[0].id}`);
    expect(removed.json()).toEqual({ success: true, message: 'Deputy removed' });
    expect((await list(hugo)).heads[0].deputies).toEqual([]);
    expect(await actsOf('deputy_named')).toEqual([
      { actor: 'Hugo Head', subject: 'Hugo Head', detail: { deputy: 'Ana Ávila' } },
    ]);
    expect(await actsOf('deputy_removed')).toEqual([
      { actor: 'Hugo Head', subject: 'Hugo Head', detail: { deputy: 'Ana Ávila' } },
    ]);
  });

  test('an admin names deputies for any Head and sees all', async () => {
    await name(admin, { head: 'Helga Head', start: '2026-03-01', end: '2026-03-09' });
    await name(hugo);
    const { heads } = await list(admin);
    expect(
      heads.map((head: { name: string; deputies: unknown[] }) => [head.name, head.deputies.length]),
    ).toEqual([
      ['Helga Head', 1],
      ['Hugo Head', 1],
    ]);
    expect(await actsOf('deputy_named')).toContainEqual({
      actor: 'Ada Admin',
      subject: 'Helga Head',
      detail: { deputy: 'Ana Ávila', from: '2026-03-01', until: '2026-03-09' },
    });
  });

  test.each([
    ['a Head for another', 'hugo', { head: 'Helga Head' }],
    ['an assistant for a Head', 'ana', { deputy: 'Helga Head' }],
    ['an assistant for oneself', 'ana', { head: 'Ana Ávila', deputy: 'Helga Head' }],
    ['a C-Level for oneself', 'clara', { head: 'Clara Chief' }],
    ['a Head for an unknown person', 'hugo', { head: 'Nobody' }],
  ])('%s: 403, and nothing is stored', async (_, who, naming) => {
    const clara = await makePerson(t, 'Clara Chief', { cargo: 'C-Level' });
    const people: Record<string, Person> = { hugo, ana, clara };
    expect(failure(await name(people[who] as Person, naming))).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'Only Heads can add deputies, and only their own.',
    });
    expect(await t.deps.db.selectFrom('deputies').selectAll().execute()).toEqual([]);
    expect(await list(clara)).toEqual({ heads: [] });
    expect(await list(ana)).toEqual({ heads: [] });
  });

  test.each([
    [{ head: 'Nobody' }, 409, 'head', 'There is no employee named Nobody.'],
    [{ head: 'Ana Ávila', deputy: 'Hugo Head' }, 400, 'head', 'Ana Ávila is not a Head.'],
    [{ deputy: 'Nobody' }, 409, 'deputy', 'There is no employee named Nobody.'],
    [{ deputy: 'Hugo Head' }, 400, 'deputy', 'Choose someone other than the Head.'],
    [{ deputy: 'Gone' }, 409, 'deputy', 'Gone has left and cannot decide.'],
    [{ deputy: 'Con Tractor' }, 409, 'deputy', 'Con Tractor is a contractor and cannot decide.'],
    [
      { deputy: 'No Account' },
      409,
      'deputy',
      'No Account has no account, so they can’t approve requests.',
    ],
    [
      { start: '2026-03-09', end: '2026-03-08' },
      400,
      'end',
      'End date cannot be earlier than start date',
    ],
    [{ start: '2026-02-30' }, 400, 'start', expect.stringMatching(/date/)],
  ])('%j: an error at the field', async (naming, status, field, sentence) => {
    await makePerson(t, 'Gone', { ativo: 'N' });
    await makePerson(t, 'Con Tractor', { ativo: 'C' });
    const { accountId } = await makePerson(t, 'No Account');
    await t.deps.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    const reply = await name(admin, naming);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().fields).toEqual({ [field]: sentence });
  });

  test('a repeated naming is refused, also when concurrent', async () => {
    const dates = { start: '2026-03-05', end: '' };
    const replies = await Promise.all([name(hugo, dates), name(admin, dates)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(failure(await name(hugo, dates))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Ana Ávila is already a deputy for Hugo Head on these days.',
    });
    expect((await name(hugo, { ...dates, end: '2026-03-06' })).statusCode).toBe(200);
  });

  test('a deputy is removed once, and only by the Head or an admin', async () => {
    await name(hugo);
    const { id } = (await list(hugo)).heads[0].deputies[0];
    expect(failure(await remove(t, helga, `/api/deputies/${id}`)).status).toBe(403);
    expect(failure(await remove(t, ana, `/api/deputies/${id}`)).status).toBe(403);
    const both = await Promise.all(
      [hugo, admin].map((who) => remove(t, who, `/api/deputies/${id}`)),
    );
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 404]);
  });

  test('S2: former Heads and former employees see and name no deputies', async () => {
    const setHugo = (change: { cargo?: string; ativo?: string }) =>
      t.deps.db.updateTable('employees').set(change).where('name', '=', 'Hugo Head').execute();
    await name(hugo);
    for (const change of [{ cargo: 'Senior Assist' }, { cargo: 'Head', ativo: 'N' }]) {
      await setHugo(change);
      expect(await list(hugo)).toEqual({ heads: [] });
      expect(failure(await name(hugo, { start: '2026-04-01' })).status).toBe(403);
      const search = await get(t, hugo, '/api/people-search?among=deputies');
      expect(failure(search).status).toBe(403);
      expect((await list(admin)).heads).toHaveLength(1);
      expect((await get(t, ana, '/api/current_user')).json().can_approve).toBe(false);
    }
  });
});

describe('the list of deputies', () => {
  const only = async () => (await list(hugo)).heads[0].deputies[0];

  test.each([
    ['2026-03-01', null, true],
    ['2026-03-02', null, true],
    [null, '2026-03-02', true],
    [null, '2026-03-01', false],
    ['2026-03-03', '2026-03-09', false],
    ['2026-03-02', '2026-03-02', true],
  ])('from %s to %s: active is %s on 2 March, and always listed', async (start, end, active) => {
    await name(hugo, { start, end });
    expect(await only()).toMatchObject({ start, end, active });
  });

  test('it says why a deputy can’t decide today', async () => {
    await name(hugo);
    const set = (change: { ativo?: string; account_id?: null }) =>
      t.deps.db.updateTable('employees').set(change).where('name', '=', 'Ana Ávila').execute();
    await makeLeave(t, ana, '2026-03-03', '2026-03-04', { type: 'Day Off' });
    expect(await only()).toMatchObject({ problem: null });
    await setClock(t, '2026-03-03');
    expect(await only()).toMatchObject({ problem: 'Is away today' });
    await set({ account_id: null });
    expect(await only()).toMatchObject({ problem: 'Has no account' });
    await set({ ativo: 'C' });
    expect(await only()).toMatchObject({ problem: 'Is a contractor' });
    await set({ ativo: 'N' });
    expect(await only()).toMatchObject({ problem: 'Has left' });
  });

  test('a Head on approved leave is away, even while requesting its cancellation', async () => {
    const id = await makeLeave(t, hugo, '2026-03-02', '2026-03-02', { state: 'pending' });
    const away = async () => (await list(hugo)).heads[0].away;
    const become = (state: string) =>
      t.deps.db.updateTable('leaves').set({ state }).where('id', '=', id).execute();
    expect(await away()).toBe(false);
    await become('approved');
    expect(await away()).toBe(true);
    await become('cancellation_asked');
    expect(await away()).toBe(true);
    await become('cancelled');
    expect(await away()).toBe(false);
  });

  test('past deputies come last', async () => {
    await makePerson(t, 'Bia');
    await name(hugo, { deputy: 'Ana Ávila', end: '2026-03-01' });
    await name(hugo, { deputy: 'Bia', start: '2026-04-01' });
    await name(hugo, { deputy: 'Bia' });
    const { deputies } = (await list(hugo)).heads[0];
    expect(deputies.map((one: { name: string; start: string }) => [one.name, one.start])).toEqual([
      ['Bia', null],
      ['Bia', '2026-04-01'],
      ['Ana Ávila', null],
    ]);
  });
});
