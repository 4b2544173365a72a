import { ACCRUAL_DAYS, accrualDays } from '@intranet/contract/balance/accrual.ts';
import { addDays, addMonths } from '@intranet/contract/core/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { failure, get, requestLeave } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { postAccruals, postAccrualsUpTo } from './accruals.ts';

const t = useTestApp();

async function posted(employeeId: number): Promise<[string, number][]> {
  const rows = await t.deps.db
    .selectFrom('ledger_entries')
    .select(['effective_on', 'days'])
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'accrual')
    .orderBy('effective_on')
    .execute();
  return rows.map((row) => [row.effective_on, row.days]);
}

describe('pitfall 12: the accrual job', () => {
  test('a second run posts nothing more', async () => {
    const person = await makePerson(t, 'Ana', {
      startDate: '2025-12-02',
      accruesAfter: '2025-12-02',
    });
    expect(await postAccruals(t.deps)).toBe(3);
    expect(await postAccruals(t.deps)).toBe(0);
    expect(await posted(person.employeeId)).toEqual([
      ['2026-01-02', 2.5],
      ['2026-02-02', 2.5],
      ['2026-03-02', 2.5],
    ]);
  });

  test('eight concurrent runs post each accrual once', async () => {
    const people = await Promise.all(
      ['Ana', 'Bia', 'Caio'].map((name) =>
        makePerson(t, name, { startDate: '2025-03-02', accruesAfter: '2025-03-02', area: name }),
      ),
    );
    const counts = await Promise.all(Array.from({ length: 8 }, () => postAccruals(t.deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(36);
    for (const person of people) expect(await posted(person.employeeId)).toHaveLength(12);
  });

  test('a second server waits for the first and posts nothing', async () => {
    const person = await makePerson(t, 'Ana', {
      startDate: '2025-12-02',
      accruesAfter: '2025-12-02',
    });
    let second: Promise<number> = Promise.resolve(-1);
    await t.deps.db.transaction().execute(async (tx) => {
      expect(await postAccrualsUpTo(tx, '2026-03-02')).toBe(3);
      second = postAccrualsUpTo(t.deps.db, '2026-03-02');
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(await second).toBe(0);
    expect(await posted(person.employeeId)).toHaveLength(3);
  });

  test('18 months of downtime: each month is posted once, with its own date', async () => {
    const person = await makePerson(t, 'Ana', {
      startDate: '2024-08-31',
      accruesAfter: '2024-08-31',
    });
    await postAccrualsUpTo(t.deps.db, '2024-09-30');
    t.setNow('2026-03-31');
    expect(await postAccruals(t.deps)).toBe(18);
    const dates = (await posted(person.employeeId)).map(([day]) => day);
    expect(dates).toEqual(accrualDays('2024-08-31', '2024-08-31', '2026-03-31'));
    expect(dates.slice(4, 8)).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30']);
  });

  test.each(['2024-08-31', '2024-02-29', '2024-10-30', '2025-01-15'])(
    'twelve months from %s are exactly 30.0, posted day by day',
    async (startDate) => {
      const person = await makePerson(t, 'Ana', { startDate, accruesAfter: startDate });
      const until = addMonths(startDate, 12);
      for (let day = startDate; day <= until; day = addDays(day, 9)) {
        await postAccrualsUpTo(t.deps.db, day);
      }
      await postAccrualsUpTo(t.deps.db, until);
      t.setNow(until);
      const saldo = await get(t, person, '/api/saldo');
      expect(saldo.json().saldos).toMatchObject([{ username: 'Ana', balance: 30 }]);
    },
  );

  test.each([
    ['a contractor', { ativo: 'C' as const, startDate: '2025-01-02' }],
    ['a former employee', { ativo: 'N' as const, startDate: '2025-01-02' }],
    ['an employee without a start date', { startDate: null }],
    ['an employee who starts tomorrow', { startDate: '2026-03-03' }],
    ['an employee who started less than a month ago', { startDate: '2026-02-03' }],
  ])('D14: nothing is posted for %s', async (_, options) => {
    await makePerson(t, 'Ana', { accruesAfter: '2025-01-02', ...options });
    expect(await postAccruals(t.deps)).toBe(0);
  });

  test('months before the opening balance are not posted again', async () => {
    const person = await makePerson(t, 'Ana', {
      startDate: '2020-05-15',
      accruesAfter: '2026-02-20',
      balance: 12,
    });
    t.setNow('2026-03-16');
    await postAccruals(t.deps);
    expect(await posted(person.employeeId)).toEqual([['2026-03-15', 2.5]]);
  });

  test('the day is São Paulo’s: 01:30 UTC is before the anniversary', async () => {
    await makePerson(t, 'Ana', { startDate: '2026-02-02', accruesAfter: '2026-02-02' });
    t.setNow('2026-03-02T01:30:00Z');
    expect(await postAccruals(t.deps)).toBe(0);
    t.setNow('2026-03-02T03:00:00Z');
    expect(await postAccruals(t.deps)).toBe(1);
  });

  test('the database refuses a second accrual in a month', async () => {
    const person = await makePerson(t, 'Ana', {
      startDate: '2025-12-02',
      accruesAfter: '2025-12-02',
    });
    await postAccruals(t.deps);
    const again = t.database.pool.query(
      `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
       values ($1, 'accrual', 2.5, '2026-02-28', 'x', 'x')`,
      [person.employeeId],
    );
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  test('property: SQL posts the accruals of the contract’s accrualDays, in every time zone', async () => {
    const people: Person[] = [];
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWX') people.push(await makePerson(t, letter));
    const day = fc.integer({ min: 0, max: 3200 }).map((n) => addDays('2017-01-01', n));
    const one = fc.record({ start: day, after: day });
    const run = fc.record({
      people: fc.array(one, { minLength: 24, maxLength: 24 }),
      until: fc.array(day, { minLength: 1, maxLength: 3 }),
      zone: fc.constantFrom('UTC', 'America/Sao_Paulo', 'Pacific/Auckland'),
    });
    await fc.assert(
      fc.asyncProperty(run, async ({ people: facts, until, zone }) => {
        await t.database.pool.query(
          `begin; set local session_replication_role = replica; delete from ledger_entries; commit`,
        );
        for (const [n, { start, after }] of facts.entries()) {
          await t.deps.db
            .updateTable('employees')
            .set({ start_date: start, accrues_after: after })
            .where('id', '=', people[n]?.employeeId ?? 0)
            .execute();
        }
        await t.deps.db.connection().execute(async (db) => {
          await sql.raw(`set timezone = '${zone}'`).execute(db);
          for (const last of until.sort()) await postAccrualsUpTo(db, last);
          await sql.raw('reset timezone').execute(db);
        });
        const last = until.at(-1) ?? '';
        for (const [n, { start, after }] of facts.entries()) {
          const expected = accrualDays(start, after, last).map((on) => [on, ACCRUAL_DAYS]);
          expect(await posted(people[n]?.employeeId ?? 0)).toEqual(expected);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('D18, D19: accruals and requests together', () => {
  test('a due accrual counts before it is posted, and once after', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const ana = await makePerson(t, 'Ana', { startDate: '2025-09-02', accruesAfter: '2025-09-02' });
    const sentence = (explanation: string) => ({
      code: 'insufficient_balance',
      error: `Insufficient balance: 15 days available on 02/03/2026, 16 requested. ${explanation}`,
    });
    const ask = () => requestLeave(t, ana, '2026-03-02', '2026-03-17');
    expect(failure(await ask())).toMatchObject(
      sentence('The balance today is 0 days; the days available also count +15 earned by then.'),
    );
    await postAccruals(t.deps);
    expect(failure(await ask())).toMatchObject(sentence('The balance today is 15 days.'));
  });

  test('D14: a contractor’s December request is checked against today’s balance', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const caio = await makePerson(t, 'Caio', {
      ativo: 'C',
      balance: 3,
      startDate: '2025-09-02',
      accruesAfter: '2025-09-02',
    });
    expect(failure(await requestLeave(t, caio, '2026-12-01', '2026-12-04'))).toMatchObject({
      error:
        'Insufficient balance: 3 days available on 01/12/2026, 4 requested. The balance today is 3 days.',
    });
  });
});
