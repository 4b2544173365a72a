import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post } from '../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
let ana: Person;
let nora: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana');
  nora = await makePerson(t, 'Nora', { role: 'tudo_menos_fin' });
});

const read = async (caller: { cookie: string }) =>
  (await get(t, caller, '/api/list_birthdays')).json().birthdays;
const set = (caller: { cookie: string }, name: string, newBirthday: string) =>
  post(t, caller, '/api/update_birthday', { name, newBirthday });
const of = async (name: string) =>
  (await read(ana)).find((row: { name: string }) => row.name === name)?.birthday;
const audited = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'subject', 'detail'])
    .where('action', '=', 'birthday_changed')
    .execute();

describe('spec §7: GET /api/list_birthdays', () => {
  test('pitfalls 15, 21: everybody but who has left, by name in Portuguese order; N/A when unset', async () => {
    await makePerson(t, 'Caio', { ativo: 'C' });
    await makePerson(t, 'Gone', { ativo: 'N' });
    await makePerson(t, 'Ávila');
    await makePerson(t, 'Zoë <script>');
    await t.deps.db
      .updateTable('employees')
      .set({ birth_date: '2000-02-29' })
      .where('name', 'in', ['Ávila', 'Gone'])
      .execute();
    const birthdays = await read(ana);
    expect(birthdays.map(({ name, birthday }: Record<string, string>) => [name, birthday])).toEqual(
      [
        ['Ana', 'N/A'],
        ['Ávila', '2000-02-29'],
        ['Caio', 'N/A'],
        ['Nora', 'N/A'],
        ['Zoë <script>', 'N/A'],
      ],
    );
  });

  test('D4: writers can edit any birthday, others only their own', async () => {
    const editable = async (caller: { cookie: string }) =>
      (await read(caller)).flatMap((row: { name: string; can_edit: boolean }) =>
        row.can_edit ? [row.name] : [],
      );
    expect(await editable(ana)).toEqual(['Ana', 'Nora']);
    expect(await editable(nora)).toEqual(['Nora']);
    expect(await editable(await makeAccount(t, 'Guest', { role: 'apenas_people' }))).toEqual([]);
  });
});

describe('spec §7: POST /api/update_birthday', () => {
  test('D4: one’s own, letter case aside; and of others only with a role that writes', async () => {
    const reply = await set(nora, 'nORA', '1990-09-17');
    expect(reply.json()).toEqual({ success: true, message: 'Birthday updated!' });
    expect(await of('Nora')).toBe('1990-09-17');
    for (const name of ['Ana', 'Nobody']) {
      expect(failure(await set(nora, name, '1990-09-17'))).toEqual({
        status: 403,
        code: 'forbidden',
        error: 'You can only change your own birthday.',
      });
    }
    expect((await set(ana, 'Nora', '1991-01-01')).statusCode).toBe(200);
    expect(failure(await set(ana, 'Nobody', '1990-09-17'))).toMatchObject({
      status: 404,
      error: 'There is no employee named Nobody.',
    });
    expect(await audited()).toEqual([
      { actor: 'Nora', subject: 'Nora', detail: {} },
      { actor: 'Ana', subject: 'Nora', detail: {} },
    ]);
  });

  test('changes the birthday of a person without an account and with M&A in the name (pitfall 17)', async () => {
    const { employeeId } = await makePerson(t, "João M&A + 1% d'Ávila");
    await t.deps.db
      .updateTable('employees')
      .set({ account_id: null })
      .where('id', '=', employeeId)
      .execute();
    expect((await set(ana, "João M&A + 1% d'Ávila", '2000-02-29')).statusCode).toBe(200);
    expect(await of("João M&A + 1% d'Ávila")).toBe('2000-02-29');
    expect(failure(await set(nora, "João M&A + 1% d'Ávila", '2000-02-29')).status).toBe(403);
  });

  test.each(['', 'N/A'])('%j removes it; a no-op change is not recorded', async (none) => {
    await set(ana, 'Ana', '1990-09-17');
    await set(ana, 'Ana', '1990-09-17');
    await set(ana, 'Ana', none);
    await set(ana, 'Ana', none);
    expect(await of('Ana')).toBe('N/A');
    expect(await audited()).toHaveLength(2);
  });

  test('today is the last day to be born on, 1900 the first year', async () => {
    expect((await set(ana, 'Ana', '2026-03-02')).statusCode).toBe(200);
    expect((await set(ana, 'Ana', '1900-01-01')).statusCode).toBe(200);
    const refused = await set(ana, 'Ana', '2026-03-03');
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: { newBirthday: 'The birth date can’t be in the future' },
    });
    for (const wrong of ['1899-12-31', '2025-02-29', '17/09/1990', '2026-3-2']) {
      expect(failure(await set(ana, 'Ana', wrong)), wrong).toMatchObject({ status: 400 });
    }
    expect(await of('Ana')).toBe('1900-01-01');
  });

  test('pitfall 21: of who has left: refused', async () => {
    await makePerson(t, 'Gone', { ativo: 'N' });
    expect(failure(await set(ana, 'Gone', '1990-09-17'))).toMatchObject({
      status: 409,
      code: 'not_active',
    });
  });
});
