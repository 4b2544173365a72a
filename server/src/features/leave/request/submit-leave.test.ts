import { describe, expect, test } from 'vitest';
import { failure, get, post, requestLeave } from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function company() {
  const intern = await makePerson(t, 'Íris Intern', { role: 'apenas_people', balance: 20 });
  const head = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  return { intern, head };
}

const countLeaves = async () =>
  (await t.deps.db.selectFrom('leaves').select('id').execute()).length;

describe('D21: leaves of one person never overlap', () => {
  const booked = { start: '2026-03-10', end: '2026-03-31' };
  const sentence = 'You already have leave from 10/03/2026 to 31/03/2026';
  test.each([
    ['pitfall 1: inside it', '2026-03-12', '2026-03-14', false],
    ['around it', '2026-03-09', '2026-04-01', false],
    ['the same', '2026-03-10', '2026-03-31', false],
    ['over its first day', '2026-03-08', '2026-03-10', false],
    ['over its last day', '2026-03-31', '2026-04-02', false],
    ['pitfall 22: one day of it', '2026-03-20', '2026-03-20', false],
    ['up to the day before', '2026-03-08', '2026-03-09', true],
    ['from the day after', '2026-04-01', '2026-04-02', true],
  ])('%s', async (_, start, end, allowed) => {
    const { intern } = await company();
    await makeLeave(t, intern, booked.start, booked.end, { type: 'Day Off' });
    const reply = await requestLeave(t, intern, start, end, { type: 'Day Off' });
    if (allowed) expect(reply.statusCode, reply.body).toBe(200);
    else
      expect(failure(reply)).toEqual({ status: 409, code: 'overlapping_leave', error: sentence });
  });

  test.each([
    ['pending', false],
    ['approved', false],
    ['cancellation_asked', false],
    ['rejected', true],
    ['withdrawn', true],
    ['cancelled', true],
  ] as const)('pitfall 2: the days of a %s leave are free: %s', async (state, free) => {
    const { intern } = await company();
    await makeLeave(t, intern, '2026-03-10', '2026-03-12', { state });
    const reply = await requestLeave(t, intern, '2026-03-11', '2026-03-11');
    expect(reply.statusCode, reply.body).toBe(free ? 200 : 409);
  });

  test('another person’s leave doesn’t overlap', async () => {
    const { intern } = await company();
    const other = await makePerson(t, 'Otto Other');
    await makeLeave(t, other, '2026-03-10', '2026-03-12');
    expect((await requestLeave(t, intern, '2026-03-10', '2026-03-12')).statusCode).toBe(200);
  });
});

describe('D21: the name, type and length of a request', () => {
  test('one’s own name matches in any letter case (pitfall 23)', async () => {
    const { intern } = await company();
    const reply = await requestLeave(t, intern, '2026-04-06', '2026-04-07', {
      name: 'íRIS iNTERN',
    });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  test('one’s own name matches in NFD', async () => {
    const { intern } = await company();
    const name = intern.name.normalize('NFD');
    const reply = await requestLeave(t, intern, '2026-04-06', '2026-04-07', { name });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  test.each(['full_access', 'tudo_menos_fin', 'apenas_people'] as const)(
    'D4: %s can’t request for another name, even an unknown one',
    async (role) => {
      await company();
      const other = await makePerson(t, 'Otto Other', { role, cargo: 'C-Level' });
      for (const name of ['Íris Intern', 'Nobody At All']) {
        const reply = await requestLeave(t, other, '2026-04-06', '2026-04-07', { name });
        expect(failure(reply)).toMatchObject({ status: 403, code: 'forbidden' });
      }
      expect(await countLeaves()).toBe(0);
    },
  );

  test('D71: an administrator’s own name means themselves, also beside an employee of that name', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const rename = { name: 'Ada Reis' };
    const { db } = t.deps;
    await db.updateTable('employees').set(rename).where('id', '=', ada.employeeId).execute();
    const { area_id } = await db
      .selectFrom('employees')
      .select('area_id')
      .executeTakeFirstOrThrow();
    const other = { name: 'Ada', area_id, cargo: 'Intern Assist', accrues_after: '2026-01-01' };
    await db.insertInto('employees').values(other).execute();
    for (const [name, day] of [
      ['ada', '2026-05-04'],
      ['Ada Reis', '2026-05-05'],
    ] as const) {
      const reply = await requestLeave(t, ada, day, day, { type: 'Day Off', name });
      expect(reply.statusCode, reply.body).toBe(200);
    }
    const rows = await db.selectFrom('leaves').select('employee_id').execute();
    expect(rows.map((row) => row.employee_id)).toEqual([ada.employeeId, ada.employeeId]);
  });

  test('D4: an admin may name anybody', async () => {
    await company();
    const admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
    const options = { name: 'Íris Intern' };
    expect((await requestLeave(t, admin, '2026-04-06', '2026-04-07', options)).statusCode).toBe(
      200,
    );
  });

  test('D12: the error explains a missing employee record', async () => {
    await company();
    const account = await makeAccount(t, 'Noel Nobody');
    const noel = { ...account, name: 'Noel Nobody' };
    const expected = {
      status: 409,
      code: 'no_employee',
      error: 'No employee record for Noel Nobody. Ask an administrator to create one.',
    };
    expect(failure(await requestLeave(t, noel, '2026-04-06', '2026-04-07'))).toEqual(expected);
    const pending = await get(t, noel, '/api/getPendingVacations?nome=Noel%20Nobody');
    expect(failure(pending)).toEqual(expected);
  });

  test('D14: a former employee can’t request leave', async () => {
    await company();
    const gone = await makePerson(t, 'Gil Gone', { ativo: 'N', balance: 20 });
    const reply = await requestLeave(t, gone, '2026-04-06', '2026-04-07');
    expect(failure(reply)).toMatchObject({ status: 409, code: 'not_active' });
  });

  test('366 days are the maximum', async () => {
    const { intern } = await company();
    const type = 'Medical Certificate';
    const tooLong = await requestLeave(t, intern, '2028-01-01', '2029-01-01', { type });
    expect(tooLong.json()).toEqual({
      error: 'Leave can last at most 366 days',
      code: 'invalid_input',
      fields: { FIM: 'Leave can last at most 366 days' },
    });
    expect((await requestLeave(t, intern, '2028-01-01', '2028-12-31', { type })).statusCode).toBe(
      200,
    );
  });

  test('spec §5: an end before the start has its own sentence', async () => {
    const { intern } = await company();
    const reply = await requestLeave(t, intern, '2026-04-07', '2026-04-06');
    expect(failure(reply)).toEqual({
      status: 400,
      code: 'invalid_input',
      error: 'End date cannot be earlier than start date',
    });
  });

  test('D21: the name is checked before the dates', async () => {
    const { intern } = await company();
    await makePerson(t, 'Otto Other');
    const reply = await requestLeave(t, intern, '2026-04-07', '2026-04-06', { name: 'Otto Other' });
    expect(failure(reply)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('F7: leave before the start date is refused, also by an admin and of any type', async () => {
    const startDate = '2026-02-16';
    const ana = await makePerson(t, 'Ana', { balance: 20, startDate });
    const admin = await makePerson(t, 'Admin', { role: 'admin', area: 'IT' });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    for (const who of [ana, admin]) {
      const options = { type: 'Day Off', name: 'Ana' };
      const reply = await requestLeave(t, who, '2026-02-15', '2026-02-17', options);
      expect(failure(reply)).toEqual({
        status: 409,
        code: 'before_start_date',
        error: 'Ana started on 16/02/2026',
      });
    }
    expect((await requestLeave(t, ana, startDate, startDate)).statusCode).toBe(200);
  });

  test('F7: without a start date, leave in 1999 is possible, and its mail asks to check the year', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await requestLeave(t, ana, '1999-03-01', '1999-03-02', { type: 'Day Off' });
    const [mail] = await t.mails();
    expect(mail?.paragraphs).toContain('Starts in 1999: check the year');
    expect(mail?.paragraphs).toContain('Above the limit for Day Off: 1 day');
  });

  test('D21: an overlap is reported before the balance', async () => {
    const { intern } = await company();
    await makeLeave(t, intern, '2026-04-06', '2026-04-07');
    const reply = await requestLeave(t, intern, '2026-04-01', '2026-12-31');
    expect(failure(reply).code).toBe('overlapping_leave');
  });

  test('dates in the past are allowed, and the mail says so', async () => {
    const { intern } = await company();
    expect((await requestLeave(t, intern, '2026-02-02', '2026-02-03')).statusCode).toBe(200);
    expect((await requestLeave(t, intern, '2026-03-02', '2026-03-03')).statusCode).toBe(200);
    const said = (await t.mails()).map((mail) => mail.paragraphs.join(' ').includes('in the past'));
    expect(said).toEqual([true, false]);
  });

  test('D21, all or nothing: a refused request leaves no leave, mail, token, event or job', async () => {
    const { intern } = await company();
    await requestLeave(t, intern, '2026-04-01', '2026-06-30');
    for (const table of ['leaves', 'mail_outbox', 'decision_tokens', 'leave_events'] as const) {
      expect([table, await t.deps.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    const { rows } = await t.database.pool.query('select 1 from pgboss.job');
    expect(rows).toEqual([]);
  });

  test('the wire names: success, and the recorded event', async () => {
    const { intern } = await company();
    const reply = await requestLeave(t, intern, '2026-04-06', '2026-04-07');
    expect(reply.json()).toEqual({
      success: true,
      message: 'Email sent to the head for approval!',
    });
    expect(await t.deps.db.selectFrom('leave_events').selectAll().execute()).toMatchObject([
      { actor: intern.name, event: 'requested', version: 1, starts_on: '2026-04-06' },
    ]);
  });

  test('unknown fields are ignored, never stored', async () => {
    const { intern } = await company();
    const reply = await post(t, intern, '/api/agendarFerias', {
      NOMECOLABORADOR: intern.name,
      LEAVE_TYPE: 'Vacation',
      INICIO: '2026-04-06',
      FIM: '2026-04-07',
      state: 'approved',
      version: 7,
    });
    expect(reply.statusCode).toBe(200);
    const rows = await t.deps.db.selectFrom('leaves').select(['state', 'version']).execute();
    expect(rows).toEqual([{ state: 'pending', version: 1 }]);
  });
});
