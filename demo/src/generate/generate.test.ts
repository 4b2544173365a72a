import { json } from 'node:stream/consumers';
import type { Db } from '@intranet/server/core/db/database.ts';
import { listBalances } from '@intranet/server/features/balance/queries.ts';
import { listMissingApprovals } from '@intranet/server/features/leave/approval/request-missing-approvals.ts';
import { writeConflicts } from '@intranet/server/features/leave/conflicts/write-conflicts.ts';
import { createTestDatabase, type TestDatabase } from '@intranet/server/testing/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countBy, countRows, expectSoundCompany } from '../company/company-checks.fixture.ts';
import { checkSize, GenerateError, generateCompany, planCompany } from './generate.ts';

const countConflicts = async (db: Db, area: string) =>
  ((await json(writeConflicts(db, area))) as { conflitos: unknown[] }).conflitos.length;

const TODAY = '2026-11-21';
const SIZE = { employees: 120, leaves: 1_205, seed: 7, today: TODAY };
const PASSWORD = 'a password of the test';

/** All rows that depend on the seed: without the password's salt and the time of writing. */
async function readRows(db: Db) {
  const tables = ['accounts', 'areas', 'employees', 'leaves', 'leave_events', 'ledger_entries'];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) - 'password_hash' - 'created_at' - 'posted_at' as row
        from ${sql.table(table)} t order by id`.execute(db);
      return rows.map(({ row }) => row);
    }),
  );
}

describe('a generated company', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await Promise.all(
      [first, second].map(({ db }) => generateCompany(db, { ...SIZE, password: PASSWORD })),
    );
  });
  afterAll(() => Promise.all([first?.drop(), second?.drop()]));

  test('has the requested numbers, one Head in each of 12 areas, five C-Level', async () => {
    const { db } = first;
    expect(await countRows(db, 'employees')).toBe(120);
    expect(await countRows(db, 'leaves')).toBe(1_205);
    expect(await countBy(db, 'employees', 'cargo')).toMatchObject({ Head: 12, 'C-Level': 5 });
    const heads = await db
      .selectFrom('employees')
      .select('area_id')
      .where('cargo', '=', 'Head')
      .distinct()
      .execute();
    expect(heads).toHaveLength(12);
  });

  test('lets Seed Admin and everybody who hasn’t left sign in', async () => {
    const accounts = await first.db
      .selectFrom('accounts as a')
      .leftJoin('employees as e', 'e.account_id', 'a.id')
      .leftJoin('areas', 'areas.id', 'e.area_id')
      .select(['a.username', 'a.role', 'e.cargo', 'areas.name as area'])
      .execute();
    const { present } = await first.db
      .selectFrom('employees')
      .select(({ fn }) => fn.countAll<number>().as('present'))
      .where('ativo', '!=', 'N')
      .executeTakeFirstOrThrow();
    expect(accounts).toHaveLength(present + 1);
    expect(accounts).toContainEqual({
      username: 'Seed Admin',
      role: 'admin',
      cargo: null,
      area: null,
    });
    expect(accounts).toContainEqual({
      username: 'Seed User',
      role: 'full_access',
      cargo: 'Senior Assist',
      area: 'Finance',
    });
    const balances = await listBalances(first.db, TODAY);
    const user = balances.find(({ username }) => username === 'Seed User');
    expect(user?.balance).toBeGreaterThanOrEqual(30);
    const ahead = await first.db
      .selectFrom('leaves as l')
      .innerJoin('employees as e', 'e.id', 'l.employee_id')
      .select('l.id')
      .where('e.name', '=', 'Seed User')
      .where('l.ends_on', '>=', TODAY)
      .execute();
    expect(ahead).toEqual([]);
  });

  test('keeps the rules of leave and ledger', { timeout: 60_000 }, async () => {
    await expectSoundCompany(first.db, TODAY);
    expect(await listMissingApprovals(first.db, TODAY, new Date(`${TODAY}T12:00:00Z`))).toEqual([]);
  });

  test('is the same in two databases, and another with another seed', async () => {
    expect(await readRows(second.db)).toEqual(await readRows(first.db));
    expect(planCompany({ ...SIZE, seed: 8 })).not.toEqual(planCompany(SIZE));
  });

  test('goes only into an empty database', async () => {
    await expect(generateCompany(first.db, { ...SIZE, password: PASSWORD })).rejects.toThrow(
      new GenerateError('The database already has employees or accounts: it must be empty.'),
    );
    expect(await countRows(first.db, 'employees')).toBe(120);
  });
});

test('a thousand people and ten thousand leaves make ten thousands of conflicts', {
  timeout: 60_000,
}, async () => {
  const { db, drop } = await createTestDatabase();
  try {
    const size = { employees: 1_000, leaves: 10_000, seed: 1, today: TODAY };
    await generateCompany(db, { ...size, password: PASSWORD });
    expect(await countConflicts(db, 'TODOS')).toBeGreaterThan(20_000);
  } finally {
    await drop();
  }
});

test.each([
  [{ employees: 17 }, '--employees must be a whole number from 18 to 50000.'],
  [{ employees: Number.NaN }, '--employees must be a whole number from 18 to 50000.'],
  [{ leaves: 4_801 }, '--leaves must be a whole number from 0 to 4800 (40 for each employee).'],
  [{ leaves: 1.5 }, '--leaves must be a whole number from 0 to 4800 (40 for each employee).'],
  [{ seed: -1 }, '--seed must be a whole number from 0 to 4294967295.'],
])('%j is refused with a sentence', (wrong, sentence) => {
  expect(() => checkSize({ ...SIZE, ...wrong })).toThrow(new GenerateError(sentence));
});

test('the smallest and the most crowded company find room', () => {
  for (const leaves of [0, 720]) {
    const plan = planCompany({ employees: 18, leaves, seed: 3, today: '2028-02-29' });
    expect(plan.employees.flatMap((employee) => employee.leaves)).toHaveLength(leaves);
  }
});
