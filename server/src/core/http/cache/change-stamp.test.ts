import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeArea, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { readAreaStamps, readChangeStamp } from './change-stamp.ts';

const t = useTestApp();

async function openConnection() {
  const client = await t.database.pool.connect();
  return { run: (text: string) => client.query(text), release: () => client.release() };
}

const countRows = async () =>
  (await t.database.pool.query('select from leave_changes')).rowCount ?? 0;

describe('every table that a list shows', () => {
  const changes: [string, string][] = [
    ['leaves', `update leaves set state = 'approved'`],
    ['leaves', `delete from leaves`],
    ['employees', `update employees set cargo = 'Head'`],
    ['areas', `update areas set name = 'Renamed'`],
    ['areas', `insert into areas (name) values ('New')`],
    ['coverage_limits', `insert into coverage_limits select id, 3 from areas`],
    ['leave_settings', `update leave_settings set holiday_state = 'RJ'`],
    [
      'ledger_entries',
      `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
       select id, 'adjustment', 1, '2026-01-01', 'Test', 'Test' from employees`,
    ],
    ['deputies', `delete from deputies`],
    ['accounts, photos', `update accounts set photo_key = 'ana.webp'`],
    ['accounts, roles', `update accounts set role = 'admin'`],
    ['accounts, names', `update accounts set username = 'Renamed'`],
    ['accounts, through the employees of those deleted', `delete from accounts`],
    ['leaves, emptied', `truncate leaves cascade`],
  ];
  test.each(changes)('%s: %s', async (_, change) => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-04-01', '2026-04-02', { state: 'pending' });
    const before = await readChangeStamp(t.deps.db);
    expect(await readChangeStamp(t.deps.db)).toBe(before);
    await t.database.pool.query(
      // The triggers that protect ledger and events refuse TRUNCATE.
      change.startsWith('truncate')
        ? `begin; set local session_replication_role = replica; ${change}; commit`
        : change,
    );
    expect(await readChangeStamp(t.deps.db)).not.toBe(before);
  });
});

describe('areas', () => {
  const AREAS = ['Legal', 'IT', 'Sales'];
  const run = (text: string) => t.database.pool.query(text);

  /** Ana of IT, whose leave moved there with her, and Bia of Legal. */
  async function makeMoved(): Promise<void> {
    for (const area of AREAS) await makeArea(t, area);
    const ana = await makePerson(t, 'Ana', { area: 'Legal' });
    await makeLeave(t, ana, '2026-04-01', '2026-04-02');
    await run(`update employees set area_id = (select id from areas where name = 'IT')`);
    await makeLeave(t, await makePerson(t, 'Bia', { area: 'Legal' }), '2026-05-01', '2026-05-02');
  }

  const readStamps = () =>
    Promise.all(
      AREAS.map((name) =>
        readChangeStamp(t.deps.db, sql`(select id from areas where name = ${name})`),
      ),
    );

  const entryOf = (name: string) => `
    insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
    select id, 'adjustment', 1, '2026-01-01', 'Test', 'Test' from employees where name = '${name}'`;
  const ofBia = `employee_id = (select id from employees where name = 'Bia')`;

  test.each<[string, string, string[]]>([
    ['leave', `update leaves set state = 'cancelled' where ${ofBia}`, ['Legal']],
    ['leave that moved', `update leaves set state = 'cancelled' where not ${ofBia}`, ['IT']],
    ['leave of two areas', `update leaves set state = 'cancelled'`, ['Legal', 'IT']],
    ['no leave at all', `update leaves set state = 'cancelled' where false`, []],
    ['a balance', entryOf('Bia'), ['Legal']],
    ['a balance in the new area', entryOf('Ana'), ['IT']],
    ['a person', `update employees set cargo = 'Head' where name = 'Bia'`, AREAS],
    ['a limit', `insert into coverage_limits select id, 3 from areas where name = 'IT'`, AREAS],
    ['leave, emptied', `truncate leaves cascade`, AREAS],
  ])('%s: %s', async (_, change, changed) => {
    await makeMoved();
    const [whole, before] = [await readChangeStamp(t.deps.db), await readStamps()];
    await run(`begin; set local session_replication_role = replica; ${change}; commit`);
    const after = await readStamps();
    expect(AREAS.filter((_, n) => before[n] !== after[n])).toEqual(changed);
    expect((await readChangeStamp(t.deps.db)) !== whole).toBe(changed.length > 0);
  });

  test('merging keeps the stamps of all areas', async () => {
    await makeMoved();
    for (let n = 0; n < 210; n += 1) await run(entryOf(n % 2 === 0 ? 'Ana' : 'Bia'));
    const before = await readAreaStamps(t.deps.db);
    expect(await readAreaStamps(t.deps.db)).toEqual(before);
    expect(await countRows()).toBe(before.size);
  });

  test('after an older server has merged all rows, no change is missed', async () => {
    await makeMoved();
    await run(`with gone as (delete from leave_changes returning n, mark)
      insert into leave_changes (n, mark) select sum(n), bit_xor(mark) from gone`);
    const before = await readStamps();
    await run(entryOf('Bia'));
    const after = await readStamps();
    expect(AREAS.filter((_, n) => before[n] !== after[n])).toEqual(['Legal']);
  });
});

test('a change that is taken back leaves the stamp as it was', async () => {
  await makePerson(t, 'Ana');
  const before = await readChangeStamp(t.deps.db);
  await t.database.pool.query(`begin; update employees set cargo = 'Head'; rollback`);
  expect(await readChangeStamp(t.deps.db)).toBe(before);
});

test('detects a transaction that writes first and commits last', async () => {
  const [a, b] = [await openConnection(), await openConnection()];
  try {
    const stamps = [await readChangeStamp(t.deps.db)];
    await a.run(`begin; insert into areas (name) values ('A')`);
    await b.run(`begin; insert into areas (name) values ('B')`);
    stamps.push(await readChangeStamp(t.deps.db));
    await b.run('commit');
    stamps.push(await readChangeStamp(t.deps.db));
    await a.run('commit');
    stamps.push(await readChangeStamp(t.deps.db));
    // Changes are invisible before the commit.
    expect(stamps[1]).toBe(stamps[0]);
    expect(new Set(stamps).size).toBe(3);
  } finally {
    a.release();
    b.release();
  }
});

test('merging rows during concurrent writes repeats no stamp', async () => {
  const open = await openConnection();
  try {
    await open.run(`begin; insert into areas (name) values ('Open')`);
    const seen = new Set<string>();
    for (let change = 0; change < 450; change += 1) {
      await t.database.pool.query(`update leave_settings set holiday_state = 'SP'`);
      seen.add(await readChangeStamp(t.deps.db));
    }
    expect(seen.size).toBe(450);
    await expect.poll(countRows).toBeLessThan(300);
    const before = await readChangeStamp(t.deps.db);
    await open.run('commit');
    expect(await readChangeStamp(t.deps.db)).not.toBe(before);
  } finally {
    open.release();
  }
});

test('two servers that put rows together at once neither lose nor double a change', async () => {
  const sum = async () => Number((await readChangeStamp(t.deps.db)).split('.')[0]);
  const before = await sum();
  // Another `Db` imitates another server.
  const other = t.deps.db.withTables();
  const writers = Array.from({ length: 4 }, async () => {
    for (let change = 0; change < 120; change += 1) {
      await t.database.pool.query(`update leave_settings set holiday_state = 'SP'`);
    }
  });
  const readers = [t.deps.db, other].map(async (db) => {
    for (let read = 0; read < 120; read += 1) await readChangeStamp(db);
  });
  await Promise.all([...writers, ...readers]);
  expect(await sum()).toBe(before + 480);
});

test('a state that a restored backup never had has another mark', async () => {
  const { db } = t.deps;
  await makeArea(t, 'Kept');
  const backup = await readChangeStamp(db);
  const changed = async () => {
    const client = await t.database.pool.connect();
    await client.query(`begin; insert into areas (name) values ('Lost')`);
    const { rows } = await client.query(
      `select concat(sum(n), '.', bit_xor(mark)) as stamp from leave_changes`,
    );
    await client.query('rollback');
    client.release();
    return rows[0].stamp as string;
  };
  const [first, second] = [await changed(), await changed()];
  expect(first.split('.')[0]).toBe(second.split('.')[0]);
  expect(new Set([backup, first, second]).size).toBe(3);
});
