import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { post } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function conflictsSeenBy(person: Person, area = 'TODOS'): Promise<ConflictRecord[]> {
  const reply = await post(t, person, '/verificarConflito', { area });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().conflitos;
}

const pairs = (rows: ConflictRecord[]) => rows.map((row) => [row.NOME1, row.NOME2]);

/** D28 as a plain SQL join of every leave with every other one. */
const JOIN = `
  select e1.id::int as "employee_id1", e2.id::int as "employee_id2", e1.name as "NOME1", areas.name as "AREA1", e1.cargo as "CARGO1",
    a.starts_on as "DATA_INICIO1", a.ends_on as "DATA_FIM1",
    e2.name as "NOME2", areas.name as "AREA2", e2.cargo as "CARGO2",
    b.starts_on as "DATA_INICIO2", b.ends_on as "DATA_FIM2"
  from leaves a
  join leaves b on b.area_id = a.area_id and b.starts_on <= a.ends_on and a.starts_on <= b.ends_on
  join employees e1 on e1.id = a.employee_id
  join employees e2 on e2.id = b.employee_id and e2.id <> e1.id
  join areas on areas.id = a.area_id
  where a.state in ('pending', 'approved', 'cancellation_asked')
    and b.state in ('pending', 'approved', 'cancellation_asked')
    and e1.ativo <> 'N' and e2.ativo <> 'N' and $1 in ('TODOS', areas.name)
    and (a.starts_on, e1.name, e1.id) < (b.starts_on, e2.name, e2.id)
  order by a.starts_on, e1.name, b.starts_on, e2.name`;

describe('D28: leaves of two people in one area that share a day', () => {
  type Period = [start: string, end: string, state?: LeaveState];
  const cases: [string, ana: Period, bia: Period, [string, string] | null][] = [
    ['ends cross', ['2026-04-01', '2026-04-10'], ['2026-04-08', '2026-04-20'], ['Ana', 'Bia']],
    [
      'one day in common',
      ['2026-04-01', '2026-04-08'],
      ['2026-04-08', '2026-04-20'],
      ['Ana', 'Bia'],
    ],
    ['the next day', ['2026-04-01', '2026-04-07'], ['2026-04-08', '2026-04-20'], null],
    [
      'one inside the other',
      ['2026-04-01', '2026-04-30'],
      ['2026-04-08', '2026-04-09'],
      ['Ana', 'Bia'],
    ],
    [
      'the first starts later',
      ['2026-04-08', '2026-04-09'],
      ['2026-04-01', '2026-04-30'],
      ['Bia', 'Ana'],
    ],
    [
      'same start: by name',
      ['2026-04-01', '2026-04-30'],
      ['2026-04-01', '2026-04-02'],
      ['Ana', 'Bia'],
    ],
    ['the same dates', ['2026-04-01', '2026-04-02'], ['2026-04-01', '2026-04-02'], ['Ana', 'Bia']],
    [
      'over the new year',
      ['2026-12-29', '2027-01-03'],
      ['2027-01-03', '2027-01-05'],
      ['Ana', 'Bia'],
    ],
    [
      'one pending',
      ['2026-04-01', '2026-04-02', 'pending'],
      ['2026-04-02', '2026-04-02'],
      ['Ana', 'Bia'],
    ],
    [
      'both pending',
      ['2026-04-01', '2026-04-02', 'pending'],
      ['2026-04-02', '2026-04-02', 'pending'],
      ['Ana', 'Bia'],
    ],
    ['one rejected', ['2026-04-01', '2026-04-02', 'rejected'], ['2026-04-02', '2026-04-02'], null],
    [
      'one withdrawn',
      ['2026-04-01', '2026-04-02'],
      ['2026-04-02', '2026-04-02', 'withdrawn'],
      null,
    ],
    [
      'one cancelled',
      ['2026-04-01', '2026-04-02'],
      ['2026-04-02', '2026-04-02', 'cancelled'],
      null,
    ],
    ['both past', ['2026-01-01', '2026-01-02'], ['2026-01-02', '2026-01-02'], ['Ana', 'Bia']],
  ];
  test.each(cases)('%s', async (_, first, second, expected) => {
    // Created in reverse, to prove that creation order doesn't matter.
    const bia = await makePerson(t, 'Bia');
    const ana = await makePerson(t, 'Ana');
    const make = (person: Person, [start, end, state = 'approved']: Period) =>
      makeLeave(t, person, start, end, { state, type: 'Day Off' });
    await make(ana, first);
    await make(bia, second);
    expect(pairs(await conflictsSeenBy(ana))).toEqual(expected ? [expected] : []);
  });

  test.each(['Ana', 'Bia'])('D14: %s has left and has no conflicts', async (gone) => {
    const [ana, bia] = [await makePerson(t, 'Ana'), await makePerson(t, 'Bia')];
    for (const person of [ana, bia]) await makeLeave(t, person, '2026-04-01', '2026-04-02');
    const set = { ativo: 'N' };
    await t.deps.db.updateTable('employees').set(set).where('name', '=', gone).execute();
    expect(await conflictsSeenBy(gone === 'Ana' ? bia : ana)).toEqual([]);
  });

  test('exact field names and shape', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'M&A', cargo: 'Head' });
    const bia = await makePerson(t, 'Bia', { area: 'M&A', cargo: 'Intern Assist' });
    await makeLeave(t, ana, '2026-04-01', '2026-04-10');
    await makeLeave(t, bia, '2026-04-08', '2026-04-09');
    expect(await conflictsSeenBy(ana, 'M&A')).toEqual([
      {
        employee_id1: ana.employeeId,
        NOME1: 'Ana',
        AREA1: 'M&A',
        CARGO1: 'Head',
        DATA_INICIO1: '2026-04-01',
        DATA_FIM1: '2026-04-10',
        employee_id2: bia.employeeId,
        NOME2: 'Bia',
        AREA2: 'M&A',
        CARGO2: 'Intern Assist',
        DATA_INICIO2: '2026-04-08',
        DATA_FIM2: '2026-04-09',
      },
    ]);
  });

  test('different areas never conflict, and the filter selects one', async () => {
    const ana = await makePerson(t, 'Ana');
    const people = [
      ana,
      await makePerson(t, 'Bia'),
      await makePerson(t, 'Caio', { area: 'M&A' }),
      await makePerson(t, 'Duda', { area: 'M&A' }),
    ];
    for (const person of people) await makeLeave(t, person, '2026-04-01', '2026-04-02');
    expect(pairs(await conflictsSeenBy(ana))).toEqual([
      ['Ana', 'Bia'],
      ['Caio', 'Duda'],
    ]);
    expect(pairs(await conflictsSeenBy(ana, 'M&A'))).toEqual([['Caio', 'Duda']]);
    expect(await conflictsSeenBy(ana, 'Nowhere')).toEqual([]);
    expect(await conflictsSeenBy(ana, '')).toEqual([]);
  });

  test('each pair of leaves appears once, even for the same two people', async () => {
    const ana = await makePerson(t, 'Ana');
    const bia = await makePerson(t, 'Bia');
    await makeLeave(t, ana, '2026-04-01', '2026-04-30');
    await makeLeave(t, bia, '2026-04-01', '2026-04-02');
    await makeLeave(t, bia, '2026-04-20', '2026-04-21');
    const rows = await conflictsSeenBy(ana);
    expect(rows.map((row) => row.DATA_INICIO2)).toEqual(['2026-04-01', '2026-04-20']);
  });

  test('leave follows a change of area', async () => {
    const ana = await makePerson(t, 'Ana');
    const bia = await makePerson(t, 'Bia', { area: 'Legal' });
    await makeLeave(t, ana, '2026-04-01', '2026-04-02');
    await makeLeave(t, bia, '2026-04-01', '2026-04-02');
    expect(await conflictsSeenBy(ana)).toEqual([]);
    const { area_id } = await t.deps.db
      .selectFrom('employees')
      .select('area_id')
      .where('id', '=', ana.employeeId)
      .executeTakeFirstOrThrow();
    await t.deps.db
      .updateTable('employees')
      .set({ area_id })
      .where('id', '=', bia.employeeId)
      .execute();
    expect(pairs(await conflictsSeenBy(ana))).toEqual([['Ana', 'Bia']]);
  });

  test('property: the pairs and their order equal those of one SQL join', async () => {
    const names = ['Ana', 'Álvaro', 'Bia', 'caio', 'Duda', 'Eva'];
    const people: Person[] = [];
    for (const [at, name] of names.entries()) {
      people.push(await makePerson(t, name, { area: at < 4 ? 'Finance' : 'Legal' }));
    }
    const leave = fc.record({
      who: fc.nat({ max: 5 }),
      from: fc.nat({ max: 20 }),
      length: fc.nat({ max: 8 }),
      state: fc.constantFrom<LeaveState>(
        'pending',
        'approved',
        'cancellation_asked',
        'rejected',
        'withdrawn',
      ),
    });
    const day = (n: number) => `2026-04-${String(n + 1).padStart(2, '0')}`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(leave, { maxLength: 25 }),
        fc.constantFrom('TODOS', 'Finance', 'Legal'),
        fc.constantFrom('S', 'N', 'C'),
        async (wanted, area, ativo) => {
          const { pool } = t.database;
          await pool.query('delete from leaves');
          await pool.query(`update employees set ativo = $1 where name = 'Bia'`, [ativo]);
          for (const { who, from, length, state } of wanted) {
            const options = { state, type: 'Day Off' } as const;
            // The database rejects two overlapping leaves of one person.
            await makeLeave(t, people[who] as Person, day(from), day(from + length), options).catch(
              () => undefined,
            );
          }
          const { rows } = await pool.query(JOIN, [area]);
          expect(await conflictsSeenBy(people[0] as Person, area)).toEqual(rows);
        },
      ),
      { numRuns: 40 },
    );
  });
});
