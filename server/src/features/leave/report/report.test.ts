import { beforeEach, describe, expect, test } from 'vitest';
import { get } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

interface Row {
  employee_id: number;
  name: string;
  area: string;
  leave_type: string;
  leaves: number;
  months: number[];
}

let reader: Person;
let ana: Person;
beforeEach(async () => {
  reader = await makePerson(t, 'Reader', { role: 'full_access' });
  ana = await makePerson(t, 'Ana', { area: 'Legal', cargo: 'Head' });
});

async function read(path: string, year: number) {
  const reply = await get(t, reader, `/api/${path}?year=${year}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** The report of people, with the years of the report. The report has the same days by area and type. */
async function report(year: number) {
  const whole: { year: number; years: number[]; rows: Row[] } = await read('leave_report', year);
  const { rows }: { rows: Row[] } = await read('leave_report/people', year);
  const groups = Map.groupBy(rows, ({ area, leave_type }) => JSON.stringify([area, leave_type]));
  expect(whole.rows.length).toBe(groups.size);
  for (const { area, leave_type, leaves, months: days } of whole.rows) {
    const own = groups.get(JSON.stringify([area, leave_type])) ?? [];
    const sum = (of: (row: Row) => number) => own.reduce((all, row) => all + of(row), 0);
    expect(leaves).toBe(sum((row) => row.leaves));
    expect(days).toEqual(days.map((_, month) => sum((row) => row.months[month] ?? 0)));
  }
  return { ...whole, rows };
}

function months(days: Record<number, number>): number[] {
  return Array.from({ length: 12 }, (_, index) => days[index + 1] ?? 0);
}

test('pitfall 11: 29 December to 3 January counts three days in each year and month', async () => {
  await makeLeave(t, ana, '2026-12-29', '2027-01-03');
  const [before, after] = [await report(2026), await report(2027)];
  expect(before.rows).toEqual([
    {
      employee_id: ana.employeeId,
      name: 'Ana',
      area: 'Legal',
      cargo: 'Head',
      leave_type: 'Vacation',
      leaves: 1,
      months: months({ 12: 3 }),
    },
  ]);
  expect(after.rows[0]?.months).toEqual(months({ 1: 3 }));
  expect(before.years).toEqual([2026, 2027]);
});

test('a leave over several months, with 29 February, counts every day once', async () => {
  await makeLeave(t, ana, '2028-01-30', '2028-05-01', { type: 'Maternity Leave' });
  const { rows } = await report(2028);
  expect(rows[0]?.months).toEqual(months({ 1: 2, 2: 29, 3: 31, 4: 30, 5: 1 }));
});

test('leaves of one type are added up, and types are separate, in Portuguese order of names', async () => {
  const avila = await makePerson(t, 'Ávila');
  const zoe = await makePerson(t, 'Zoe');
  await makeLeave(t, zoe, '2026-01-05', '2026-01-06');
  await makeLeave(t, ana, '2026-03-01', '2026-03-02');
  await makeLeave(t, ana, '2026-03-10', '2026-03-10');
  await makeLeave(t, ana, '2026-04-10', '2026-04-10', { type: 'Day Off' });
  await makeLeave(t, avila, '2026-04-10', '2026-04-10', { type: 'Day Off' });
  const { rows } = await report(2026);
  expect(rows.map((row) => [row.name, row.leave_type, row.leaves])).toEqual([
    ['Ana', 'Day Off', 1],
    ['Ana', 'Vacation', 2],
    ['Ávila', 'Day Off', 1],
    ['Zoe', 'Vacation', 1],
  ]);
  expect(rows[1]?.months).toEqual(months({ 3: 3 }));
});

test('only approved leave counts, former employees included (pitfall 21)', async () => {
  const left = await makePerson(t, 'Left', { ativo: 'N' });
  await makeLeave(t, left, '2026-02-02', '2026-02-03');
  await makeLeave(t, ana, '2026-05-01', '2026-05-01', { state: 'cancellation_asked' });
  for (const state of ['pending', 'rejected', 'withdrawn', 'cancelled'] as const) {
    await makeLeave(t, ana, '2026-06-01', '2026-06-01', { state });
  }
  const { rows } = await report(2026);
  expect(rows.map(({ name, months }) => [name, months.findIndex((days) => days > 0) + 1])).toEqual([
    ['Ana', 5],
    ['Left', 2],
  ]);
});

describe('input', () => {
  test.each(['1899', '2200', 'x', '2026.5', ''])('year %s: 400', async (year) => {
    expect((await get(t, reader, `/api/leave_report?year=${year}`)).statusCode).toBe(400);
  });

  test('a year without leave is empty and lists the years that have some', async () => {
    await makeLeave(t, ana, '2024-05-01', '2024-05-01');
    expect(await report(2026)).toEqual({ year: 2026, years: [2024], rows: [] });
  });
});
