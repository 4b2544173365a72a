import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeAccount, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { IS_WAITING } from '../leave-sql.ts';
import { approversOn, decidableBy } from './approvers.ts';

const t = useTestApp();
const TODAY = '2026-03-02';
const PEOPLE = 9;

async function makeCompany() {
  await makeAccount(t, 'Ada', { role: 'admin' });
  for (let index = 0; index < PEOPLE; index += 1) {
    await makePerson(t, `Person ${index}`, {
      area: ['Finance', 'Legal', 'Board'][index % 3] ?? 'Board',
    });
  }
}

/** Changes by somebody's number `$1` and any other number `$2`. */
const NTH = '(select id from employees order by id offset $1::int limit 1)';
const NTH_ACCOUNT = '(select id from accounts order by id offset $1::int limit 1)';
const CHANGES = [
  `update employees set cargo = (array['Head', 'C-Level', 'Intern Assist'])[1 + $2::int % 3] where id = ${NTH}`,
  `update employees set ativo = (array['S', 'N', 'C', 'S'])[1 + $2::int % 4] where id = ${NTH}`,
  `update employees set account_id = null where id = ${NTH} and $2::int % 3 = 0`,
  `update employees e set account_id = (
      select a.id from accounts a where not exists (select from employees o where o.account_id = a.id)
      order by a.id desc limit 1)
    where id = ${NTH} and account_id is null and $2::int >= 0`,
  `update employees set area_id = (select id from areas order by id offset $2::int % 3 limit 1) where id = ${NTH}`,
  `update accounts set role = (array['admin', 'full_access'])[1 + $2::int % 2] where id = ${NTH_ACCOUNT}`,
  `insert into deputies (head_id, deputy_id, starts_on, ends_on, created_by)
    select ${NTH}, employees.id, date '2026-03-01' + $2::int % 3, null::date, 'Test' from employees
    where employees.id <> ${NTH} order by employees.id desc offset $2::int % 8 limit 1`,
  `delete from deputies where head_id = ${NTH} and $2::int % 2 = 0`,
  `insert into leaves (employee_id, area_id, type, state, starts_on, ends_on, reminders)
    select id, area_id, 'Day Off', (array['pending', 'cancellation_asked', 'approved'])[1 + $2::int % 3],
      date '2026-03-01' + $2::int % 9, date '2026-03-01' + $2::int % 9 + $2::int % 4, $2::int % 3
    from employees where id = ${NTH}`,
  `update leaves set state = (array['approved', 'rejected', 'pending', 'withdrawn'])[1 + $2::int % 4],
      reminders = $2::int % 3
    where id in (select id from leaves where employee_id = ${NTH} order by id desc limit 1)`,
  `insert into mail_outbox (recipient, subject, content_sealed, state, refused)
    select email, 'Test', '', 'failed', true from accounts where id = ${NTH_ACCOUNT} and $2::int >= 0`,
  `delete from mail_outbox where recipient = (select email from accounts where id = ${NTH_ACCOUNT}) and $2::int >= 0`,
];

async function readDecidable(accountId: number): Promise<number[]> {
  const rows = await t.deps.db
    .selectFrom(decidableBy(accountId, TODAY).as('mine'))
    .select('mine.id')
    .orderBy('mine.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The leaves of each account, from the approvers of each waiting leave. */
async function readFull(): Promise<Map<number, number[]>> {
  const rows = await t.deps.db
    .selectFrom(approversOn(TODAY, IS_WAITING).as('ap'))
    .select(['ap.account_id', sql<number[]>`json_agg(ap.leave_id order by ap.leave_id)`.as('ids')])
    .groupBy('ap.account_id')
    .execute();
  return new Map(rows.map(({ account_id, ids }) => [account_id, ids]));
}

test('property: what an account can decide equals the approvers of every leave, after any change', async () => {
  await makeCompany();
  const { pool } = t.database;
  const change = fc.record({
    statement: fc.constantFrom(...CHANGES),
    who: fc.nat({ max: PEOPLE - 1 }),
    number: fc.nat({ max: 30 }),
  });
  const made = new Map<string, number>();
  let decided = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 12 }), async (changes) => {
      for (const { statement, who, number } of changes) {
        // A change that the database refuses, such as a leave that overlaps, changes nothing.
        const done = await pool.query(statement, [who, number]).catch(() => null);
        if (done?.rowCount) made.set(statement, (made.get(statement) ?? 0) + 1);
      }
      const full = await readFull();
      const accounts = await t.deps.db.selectFrom('accounts').select('id').execute();
      for (const { id } of accounts) {
        const ids = await readDecidable(id);
        expect(ids).toEqual(full.get(id) ?? []);
        decided += ids.length;
      }
    }),
    { numRuns: 60 },
  );
  expect(CHANGES.filter((statement) => !made.has(statement))).toEqual([]);
  expect(decided).toBeGreaterThan(500);
});
