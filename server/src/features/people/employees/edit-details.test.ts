import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
let ana: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  ana = await makePerson(t, 'Ana Reis', { balance: 10, startDate: '2020-05-04' });
});

const UNCHANGED = { area: 'Finance', saldo: 10, ativo: 'S', cargo: 'Junior Assist' };
const edit = (change: object) =>
  post(t, admin, '/api/edit_ferias', {
    nome: 'Ana Reis',
    employee_id: ana.employeeId,
    expected_saldo: 10,
    ...UNCHANGED,
    ...change,
  });
async function record() {
  const { ferias } = (await get(t, admin, '/api/get_ferias')).json();
  return ferias.find(({ id }: { id: number }) => id === ana.employeeId);
}
const audit = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'detail'])
    .where('action', 'in', ['employee_changed', 'user_renamed'])
    .orderBy('id')
    .execute();

describe('edit_ferias: details', () => {
  test('changes them, keeps those that it doesn’t name, and empties others', async () => {
    expect((await edit({ birth_date: '1990-07-01', phone: ' 5550-0101 ' })).statusCode).toBe(200);
    expect(await record()).toMatchObject({ birth_date: '1990-07-01', phone: '5550-0101' });
    await edit({});
    expect(await record()).toMatchObject({ birth_date: '1990-07-01', phone: '5550-0101' });
    await edit({ birth_date: '', phone: '' });
    expect(await record()).toMatchObject({ birth_date: null, phone: null, SALDO: 10 });
    await edit({ birth_date: null, phone: null });
    expect((await audit()).map(({ detail }) => detail)).toEqual([
      { birth_date: true, phone: true },
      { birth_date: true, phone: true },
    ]);
  });

  test.each([
    [{ birth_date: '2030-01-01' }, 'birth_date', 'The birth date must be in the past'],
    [{ birth_date: '2020-05-04' }, 'birth_date', 'The birth date must be before the start date'],
    [{ birth_date: '31/12/1990' }, 'birth_date', expect.stringMatching(/\w/)],
    [{ phone: 'home' }, 'phone', 'Enter a phone number, such as +55 11 91234-5678'],
    [{ phone: '1'.repeat(41) }, 'phone', 'At most 40 characters'],
    [{ phone: `${'1'.repeat(900_000)}a` }, 'phone', 'At most 40 characters'],
    [{ phone: '5550\n0101' }, 'phone', 'Enter a phone number, such as +55 11 91234-5678'],
  ])('refuses %j, and nothing else changes', async (change, field, sentence) => {
    const reply = await edit({ area: 'Legal', ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields[field]).toEqual(sentence);
    expect(await record()).toMatchObject({ AREA: 'Finance', birth_date: null, phone: null });
  });
});

describe('edit_ferias: the name', () => {
  test('is changed together with the rest, also of the account', async () => {
    const reply = await edit({
      new_name: 'Ana Lima',
      area: 'Legal',
      saldo: 12,
      reason: 'Miscount',
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await record()).toMatchObject({ NOME: 'Ana Lima', AREA: 'Legal', SALDO: 12 });
    const me = (await get(t, ana, '/api/current_user')).json();
    expect([me.user.username, me.employee.name]).toEqual(['Ana Lima', 'Ana Lima']);
    expect(await audit()).toEqual([
      { action: 'user_renamed', subject: 'Ana Reis', detail: { to: 'Ana Lima' } },
      {
        action: 'employee_changed',
        subject: 'Ana Lima',
        detail: { area: 'Finance → Legal', balance: '10 → 12', reason: 'Miscount' },
      },
    ]);
  });

  test('stays if anything else is refused', async () => {
    const reply = await edit({ new_name: 'Ana Lima', saldo: 12, expected_saldo: 9 });
    expect(failure(reply)).toMatchObject({ status: 409, code: 'stale_version' });
    expect(await record()).toMatchObject({ NOME: 'Ana Reis', SALDO: 10 });
  });

  test('another employee’s name needs confirmation', async () => {
    await makePerson(t, 'Bia Souza', { area: 'Legal' });
    await t.deps.db.updateTable('employees').set({ account_id: null }).execute();
    const refused = await edit({ new_name: 'Bia Souza', area: 'Legal' });
    expect(failure(refused)).toMatchObject({ status: 409, code: 'name_taken' });
    expect(refused.json().fields.new_name).toBe('An employee with this name already exists');
    expect(await record()).toMatchObject({ NOME: 'Ana Reis', AREA: 'Finance' });
  });

  test.each(['', 'x'.repeat(121), 'A\u0000', 'Ana\u200b'])(
    '%j is refused at its field',
    async (name) => {
      const reply = await edit({ new_name: name });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.new_name).toMatch(/\w/);
    },
  );

  test('an unknown employee gives 404', async () => {
    const reply = await edit({ employee_id: 999_999, new_name: 'Ana Lima' });
    expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
  });
});
