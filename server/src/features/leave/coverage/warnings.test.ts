import { shortDays } from '@intranet/contract/core/day-text.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { get, requestLeave } from '../../../testing/calls.ts';
import { makeArea, makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { findWarnings, limitWarning, pairWarning } from './warnings.ts';

const t = useTestApp();

const off = (person: Person, start: Day, end: Day, state: Parameters<typeof makeLeave>[4] = {}) =>
  makeLeave(t, person, start, end, { type: 'Day Off', ...state });
const limit = async (area: string, max_away: number) => {
  const area_id = await makeArea(t, area);
  await t.deps.db.insertInto('coverage_limits').values({ area_id, max_away }).execute();
};
const pair = (one: Person, other: Person) =>
  t.deps.db
    .insertInto('coverage_pairs')
    .values({
      first_id: Math.min(one.employeeId, other.employeeId),
      second_id: Math.max(one.employeeId, other.employeeId),
    })
    .execute();
async function warningsFor(person: Person, start: Day, end: Day, area = 'Finance') {
  const one = { employeeId: person.employeeId, areaId: await makeArea(t, area), start, end };
  return findWarnings(t.deps.db, one);
}

describe('sentences', () => {
  const over = { area: 'Commercial', limit: 2, worst: '2026-04-08', most: 3, fewest: 3 };
  test.each([
    [{ days: 1 }, 'On 08/04/2026, 3 from Commercial would be away. The limit is 2.'],
    [{ days: 2 }, 'On 08/04/2026 and 1 more day, 3 from Commercial would be away. The limit is 2.'],
    [
      { days: 5, most: 4 },
      'On 08/04/2026 and 4 more days, up to 4 from Commercial would be away. The limit is 2.',
    ],
  ])('%j', (rest, sentence) => {
    expect(limitWarning({ ...over, ...rest })).toBe(sentence);
  });

  const away = { other: 'Ana', start: '2026-04-08', end: '2026-04-10' };
  test.each([
    [{ pending: false }, 'Should not be away together with Ana (08/04/2026 – 10/04/2026).'],
    [
      { pending: true, end: '2026-04-08' },
      'Should not be away together with Ana (08/04/2026, pending).',
    ],
  ])('%j', (rest, sentence) => {
    expect(pairWarning({ ...away, ...rest })).toBe(sentence);
  });

  test.each([
    ['2026-01-31', '8 Apr', '8–10 Apr'],
    ['2025-12-31', '8 Apr 2026', '8–10 Apr 2026'],
  ])('on screens, seen on %s, days are short', (today, worst, dates) => {
    const write = shortDays(today);
    expect(limitWarning({ ...over, days: 1 }, write)).toBe(
      `On ${worst}, 3 from Commercial would be away. The limit is 2.`,
    );
    expect(pairWarning({ ...away, pending: false }, write)).toBe(
      `Should not be away together with Ana (${dates}).`,
    );
  });
});

describe('a limit of people away', () => {
  test('names the worst day and the number of others', async () => {
    await limit('Finance', 2);
    const [rita, ana, bia, leo] = await Promise.all(
      ['Rita', 'Ana', 'Bia', 'Leo'].map((name) => makePerson(t, name)),
    );
    if (!rita || !ana || !bia || !leo) throw new Error('four people');
    const cleo = await makePerson(t, 'Cleo', { area: 'Legal' });
    await off(ana, '2026-04-06', '2026-04-08');
    await off(bia, '2026-04-08', '2026-04-10', { state: 'pending' });
    await off(cleo, '2026-04-01', '2026-04-30');
    await off(leo, '2026-04-20', '2026-04-21', { state: 'rejected' });
    expect(await warningsFor(rita, '2026-04-06', '2026-04-10')).toEqual([
      'On 08/04/2026, 3 from Finance would be away. The limit is 2.',
    ]);
    await off(leo, '2026-04-07', '2026-04-09', { state: 'cancellation_asked' });
    expect(await warningsFor(rita, '2026-04-06', '2026-04-10')).toEqual([
      'On 08/04/2026 and 2 more days, up to 4 from Finance would be away. The limit is 2.',
    ]);
    expect(await warningsFor(rita, '2026-04-10', '2026-05-30')).toEqual([]);
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('name', '=', 'Leo')
      .execute();
    expect(await warningsFor(rita, '2026-04-06', '2026-04-07')).toEqual([]);
  });

  test('equals a day-by-day count (pitfall 11)', async () => {
    await limit('Finance', 2);
    const people = await Promise.all([...'ABCDEF'].map((name) => makePerson(t, name)));
    const random = fc.sample(
      fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 })),
      { numRuns: 60, seed: 6 },
    );
    const leaves: { who: number; start: Day; end: Day }[] = [];
    const cases: { who: number; start: Day; end: Day }[] = [];
    for (const [who, from, days] of random) {
      const start = addDays('2026-12-15', from);
      const one = { who, start, end: addDays(start, days - 1) };
      const meets = leaves.some((o) => o.who === who && o.start <= one.end && o.end >= one.start);
      if (leaves.length < 15 && !meets) {
        leaves.push(one);
        await off(people[who] as Person, one.start, one.end);
      } else cases.push(one);
    }
    const areaId = await makeArea(t, 'Finance');
    const found = cases.map(({ who, start, end }) => {
      const { employeeId } = people[who] as Person;
      return findWarnings(t.deps.db, { employeeId, areaId, start, end });
    });
    const expected = cases.map(({ who, start, end }) => {
      const over: { day: Day; away: number }[] = [];
      for (let day = start; day <= end; day = addDays(day, 1)) {
        const others = leaves.filter((o) => o.who !== who && o.start <= day && day <= o.end);
        if (others.length + 1 > 2) over.push({ day, away: others.length + 1 });
      }
      if (over.length === 0) return [];
      const most = Math.max(...over.map(({ away }) => away));
      const fewest = Math.min(...over.map(({ away }) => away));
      const worst = over.find(({ away }) => away === most)?.day ?? '';
      return [limitWarning({ area: 'Finance', limit: 2, days: over.length, worst, most, fewest })];
    });
    expect(await Promise.all(found)).toEqual(expected);
    expect(expected.filter((warnings) => warnings.length > 0).length).toBeGreaterThan(5);
    expect(expected).toContainEqual([]);
  });
});

describe('two people who should not be away together', () => {
  test('each of them is warned of the other, while both are in one area', async () => {
    const [rita, ana] = [await makePerson(t, 'Rita'), await makePerson(t, 'Ana')];
    await pair(rita, ana);
    await off(ana, '2026-04-08', '2026-04-10');
    await off(rita, '2026-05-04', '2026-05-04', { state: 'pending' });
    expect(await warningsFor(rita, '2026-04-10', '2026-04-12')).toEqual([
      'Should not be away together with Ana (08/04/2026 – 10/04/2026).',
    ]);
    expect(await warningsFor(ana, '2026-05-01', '2026-05-10')).toEqual([
      'Should not be away together with Rita (04/05/2026, pending).',
    ]);
    expect(await warningsFor(rita, '2026-04-11', '2026-04-12')).toEqual([]);
    const moveAna = async (area: string) =>
      t.deps.db
        .updateTable('employees')
        .set({ area_id: await makeArea(t, area) })
        .where('name', '=', 'Ana')
        .execute();
    await moveAna('Legal');
    expect(await warningsFor(rita, '2026-04-10', '2026-04-12')).toEqual([]);
    await moveAna('Finance');
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('name', '=', 'Ana')
      .execute();
    expect(await warningsFor(rita, '2026-04-10', '2026-04-12')).toEqual([]);
  });
});

test('the warnings are in the preview, the mail and the approvals, and refuse nothing', async () => {
  const rita = await makePerson(t, 'Rita', { balance: 30 });
  const ana = await makePerson(t, 'Ana');
  const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  await limit('Finance', 1);
  await pair(rita, ana);
  await off(ana, '2026-04-08', '2026-04-10');
  const expected = [
    'On 8 Apr and 2 more days, 2 from Finance would be away. The limit is 1.',
    'Should not be away together with Ana (8–10 Apr).',
  ];
  const query = 'nome=Rita&type=Vacation&start=2026-04-06&end=2026-04-10';
  expect((await get(t, rita, `/api/leave_preview?${query}`)).json()).toMatchObject({
    problem: null,
    warnings: expected,
  });
  expect((await requestLeave(t, rita, '2026-04-06', '2026-04-10')).statusCode).toBe(200);
  const [mail] = await t.mails();
  // Emails write days as DD/MM/YYYY (D24).
  expect(mail?.paragraphs.slice(-2)).toEqual([
    'On 08/04/2026 and 2 more days, 2 from Finance would be away. The limit is 1.',
    'Should not be away together with Ana (08/04/2026 – 10/04/2026).',
  ]);
  const { approvals } = (await get(t, hugo, '/api/approvals')).json();
  expect(approvals).toMatchObject([{ name: 'Rita', warnings: expected }]);

  // The current dates of the moved leave don't count.
  const moving = 'nome=Rita&type=Vacation&start=2026-04-11&end=2026-04-12&moving=2026-04-06';
  expect((await get(t, rita, `/api/leave_preview?${moving}`)).json().warnings).toEqual([]);
  const wrong = 'nome=Rita&type=Vacation&start=1900-01-01&end=2199-12-31';
  expect((await get(t, rita, `/api/leave_preview?${wrong}`)).json().warnings).toEqual([]);
});

test('a cancellation has no warnings', async () => {
  const rita = await makePerson(t, 'Rita');
  const ana = await makePerson(t, 'Ana');
  const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  await limit('Finance', 1);
  await off(ana, '2026-04-08', '2026-04-10');
  await off(rita, '2026-04-08', '2026-04-10', { state: 'cancellation_asked' });
  const { approvals } = (await get(t, hugo, '/api/approvals')).json();
  expect(approvals).toMatchObject([{ name: 'Rita', asks: 'cancellation', warnings: [] }]);
});
