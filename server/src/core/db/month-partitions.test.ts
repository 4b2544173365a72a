import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addMonthPartitions, dropOldMails } from './month-partitions.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

type Parent = 'audit_entries' | 'mail_outbox';
const FAR_AWAY = "timestamptz '2199-05-05'";
const PARENTS: Parent[] = ['audit_entries', 'mail_outbox'];

/** Runs as the owner, like an operator. */
const asOwner = async (text: string) => (await database.pool.query(text)).rows;

async function asApplication(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(database.application);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** SQL: the start of a month from this one, in UTC. */
const month = (later: number) =>
  `(date_trunc('month', now(), 'UTC') + interval '${later} months')::timestamptz`;

const INSERTS: Record<Parent, (at: string) => string> = {
  audit_entries: (at) => `insert into audit_entries (at, actor, action)
    values (${at}, 'Ana', 'sign_in') returning id, tableoid::regclass::text as partition`,
  mail_outbox: (at) => `insert into mail_outbox (created_at, recipient, subject, content_sealed)
    values (${at}, 'ana@acme.example', 'Hello', '') returning id, tableoid::regclass::text as partition`,
};

/** Inserts as the application. @returns the partition's name */
async function insert(parent: Parent, at: string): Promise<string> {
  let partition = '';
  await asApplication(async (client) => {
    await client.query("set timezone = 'UTC'");
    partition = (await client.query(INSERTS[parent](at))).rows[0].partition;
  });
  return partition;
}

/** The name of the partition of a month from this one. */
async function nameOf(parent: Parent, later: number): Promise<string> {
  const [row] = await asOwner(
    `select '${parent}_' || to_char(${month(later)} at time zone 'UTC', 'YYYY_MM') as name`,
  );
  return row?.name;
}

const partitionsOf = async (parent: Parent): Promise<string[]> =>
  (
    await asOwner(
      `select inhrelid::regclass::text as name from pg_inherits
       where inhparent = '${parent}'::regclass order by 1`,
    )
  ).map(({ name }) => name);

/** As if the job hadn't run for months. */
async function dropComingMonths(): Promise<void> {
  for (const parent of PARENTS) {
    for (const later of [1, 2, 3]) await asOwner(`drop table ${await nameOf(parent, later)}`);
  }
}

async function addPartitions(): Promise<string[]> {
  const lines: string[] = [];
  await addMonthPartitions(database.db, (line) => lines.push(line));
  return lines;
}

describe.each(PARENTS)('decision 51: %s', (parent) => {
  const idsIn = async (table: string) =>
    (await asOwner(`select id from ${table} order by id`)).map(({ id }) => id);

  test('has partitions for this month and the next three', async () => {
    for (const later of [0, 1, 2, 3]) {
      const at = later === 0 ? 'now()' : month(later);
      expect(await insert(parent, at)).toBe(await nameOf(parent, later));
    }
    expect(await insert(parent, "timestamptz '2001-01-01'")).toBe(`${parent}_first`);
  });

  test('New Year: without a partition its rows are taken by the default one', async () => {
    await dropComingMonths();
    const later = await nameOf(parent, 1);
    await insert(parent, `${month(1)} + interval '1 second'`);
    await insert(parent, `${month(1)} + interval '3 days'`);
    const ids = await idsIn(parent);
    expect(await idsIn(`${parent}_default`)).toEqual(ids);

    // They stay where they are, in a partition that then has their month.
    expect(await addPartitions()).toEqual([]);
    expect(await idsIn(later)).toEqual(ids);
    expect(await idsIn(`${parent}_default`)).toEqual([]);
    expect(await idsIn(parent)).toEqual(ids);
    expect(await insert(parent, `${month(2)} - interval '1 microsecond'`)).toBe(later);
    expect(await insert(parent, month(2))).toBe(await nameOf(parent, 2));
  });

  test('rows of two missing months get one partition', async () => {
    await dropComingMonths();
    await insert(parent, month(1));
    await insert(parent, month(2));
    await addPartitions();
    const names = [0, 1, 3].map((later) => nameOf(parent, later));
    expect(await partitionsOf(parent)).toEqual(
      [...(await Promise.all(names)), `${parent}_default`, `${parent}_first`].sort(),
    );
    expect(await insert(parent, `${month(3)} - interval '1 second'`)).toBe(await names[1]);
  });

  test('rows of a clock that is years ahead stay in the default partition, and are logged', async () => {
    await dropComingMonths();
    await insert(parent, FAR_AWAY);
    const line = `database: 1 rows of ${parent} are in its default partition (decision 51)`;
    expect(await addPartitions()).toEqual([line]);
    expect(await insert(parent, month(1))).toBe(await nameOf(parent, 1));
  });

  test('rows of a missing month and of a wrong clock: nothing fails, and both are logged', async () => {
    await dropComingMonths();
    await insert(parent, FAR_AWAY);
    await insert(parent, month(1));
    const line = `database: 2 rows of ${parent} are in its default partition (decision 51)`;
    expect(await addPartitions()).toEqual([line]);
    expect(await insert(parent, month(1))).toBe(`${parent}_default`);
  });

  test('bounds are in UTC, whatever the time zone of the session', async () => {
    await dropComingMonths();
    await asApplication(async (client) => {
      await client.query("set timezone = 'Pacific/Kiritimati'");
      await client.query('select add_month_partitions()');
    });
    const [row] = await asOwner(`
      select bool_and(starts in (${month(1)}, ${month(2)}, ${month(3)})) as right
      from month_partitions('${parent}') where starts > now()`);
    expect(row?.right).toBe(true);
  });

  test('new partitions don’t wait for transactions that insert', async () => {
    await dropComingMonths();
    await asApplication(async (client) => {
      await client.query('begin');
      await client.query(INSERTS[parent]('now()'));
      await addPartitions();
      await client.query('commit');
    });
    expect(await insert(parent, month(3))).toBe(await nameOf(parent, 3));
  });

  test('a long reading, such as a backup’s, makes the job try again later', async () => {
    await dropComingMonths();
    await asApplication(async (client) => {
      await client.query('begin');
      await client.query(`select count(*) from ${parent}`);
      await expect(addPartitions()).rejects.toThrow('lock timeout');
      await client.query('commit');
    });
    await addPartitions();
    expect(await insert(parent, month(3))).toBe(await nameOf(parent, 3));
  });

  test('an id is used once in each partition, also in those made later', async () => {
    await dropComingMonths();
    await insert(parent, month(1));
    await addPartitions();
    const times = ["timestamptz '2001-01-01'", 'now()', month(1), month(2), month(3), FAR_AWAY];
    const used: string[] = [];
    for (const at of times) used.push(await insert(parent, at));
    expect(used.sort()).toEqual(await partitionsOf(parent));
    for (const partition of used) {
      await expect(
        asOwner(`insert into ${parent} overriding system value
          select * from ${partition} limit 1`),
        partition,
      ).rejects.toThrow('duplicate key');
    }
    const ids = await idsIn(parent);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('S16: every partition of the audit log is insert-only, also for its owner', async () => {
  await dropComingMonths();
  await insert('audit_entries', month(1));
  await addPartitions();
  const partitions = await partitionsOf('audit_entries');
  expect(partitions).toHaveLength(6);
  for (const partition of partitions) {
    for (const statement of [
      `update ${partition} set actor = 'Mallory' where false`,
      `delete from ${partition}`,
      `truncate ${partition}`,
      `merge into ${partition} t using (select 1) s on true when matched then delete`,
    ]) {
      await expect(asOwner(statement), statement).rejects.toThrow('insert-only');
    }
  }
});

test.each(PARENTS)(
  'S16: the application’s role reaches %s through the table only',
  async (parent) => {
    await dropComingMonths();
    await insert(parent, month(1));
    await addPartitions();
    const partitions = await partitionsOf(parent);
    await asApplication(async (client) => {
      for (const partition of partitions) {
        for (const statement of [
          `select from ${partition}`,
          `insert into ${partition} default values`,
          `update ${partition} set id = default`,
          `delete from ${partition}`,
          `truncate ${partition}`,
          `drop table ${partition}`,
          `alter table ${parent} detach partition ${partition}`,
          `alter table ${partition} disable trigger all`,
          `alter table ${partition} owner to current_user`,
          `alter table ${partition} rename to mine`,
        ]) {
          await expect(client.query(statement), statement).rejects.toThrow(
            /permission denied|must be owner/,
          );
        }
      }
      for (const statement of [
        `truncate ${parent}`,
        `drop table ${parent}`,
        `create table mine partition of ${parent} for values from ('2198-01-01') to ('2198-02-01')`,
        `select add_partition('${parent}', 'mine', 'default')`,
        `create or replace function add_partition(parent text, name text, bounds text) returns void
         language sql as ''`,
      ]) {
        await expect(client.query(statement), statement).rejects.toThrow(
          /permission denied|must be owner/,
        );
      }
      // Names of its own don't mislead the functions, which run as the owner.
      await client.query('create temp table month_partitions (ends timestamptz)');
      await client.query('create temp table audit_entries (at timestamptz)');
      await client.query('create temp table mail_outbox (created_at timestamptz)');
      await client.query(
        'select add_month_partitions(), drop_mail_months(1), index_audit_entries(1)',
      );
    });
    expect(await partitionsOf(parent)).toEqual(partitions);
  },
);

describe('decision 51: old emails', () => {
  const KEPT = 12;

  /** The outbox with a partition for each of these months, by the mails' state in it. */
  async function mailsOf(months: Record<number, string>): Promise<void> {
    await asOwner('drop table mail_outbox_first');
    for (const [later, state] of Object.entries(months)) {
      const start = Number(later);
      await asOwner(`
        do $$ begin
          perform add_partition('mail_outbox', 'mail_outbox_' || to_char(${month(start)} at time zone 'UTC', 'YYYY_MM'),
            format('for values from (%L) to (%L)', ${month(start)}, ${month(start + 1)}));
        end $$`);
      await asOwner(`
        insert into mail_outbox (created_at, recipient, subject, content_sealed, state, dismissed_at)
        select ${month(start)} + n * interval '1 hour', 'ana@acme.example', 'Hello', '',
          case when n = 1 then '${state.split(' ')[0]}' else 'sent' end,
          case when n = 1 and '${state}' = 'failed dismissed' then now() end
        from generate_series(1, 3) n`);
    }
  }
  const monthsLeft = async () =>
    (
      await asOwner(`
        select distinct ((extract(year from created_at) - extract(year from now())) * 12
          + extract(month from created_at) - extract(month from now()))::int as later
        from mail_outbox order by 1`)
    ).map(({ later }) => later);
  const drop = async () => {
    const lines: string[] = [];
    await dropOldMails(database.db, KEPT, (line) => lines.push(line));
    return lines;
  };

  test('a month is dropped once all of it is older than the setting', async () => {
    await mailsOf({ [-14]: 'sent', [-13]: 'sent', [-12]: 'sent', [-11]: 'sent' });
    const lines = [-14, -13].map(
      async (later) => `database: dropped ${await nameOf('mail_outbox', later)} with 3 old emails`,
    );
    expect(await drop()).toEqual(await Promise.all(lines));
    expect(await monthsLeft()).toEqual([-12, -11]);
    expect(await drop()).toEqual([]);
  });

  test('a month with an email that waits or failed stays until that is sent or dismissed', async () => {
    await mailsOf({
      [-20]: 'queued',
      [-19]: 'failed',
      [-18]: 'failed dismissed',
      [-17]: 'sent',
    });
    await drop();
    expect(await monthsLeft()).toEqual([-20, -19]);
    await asOwner("update mail_outbox set state = 'sent' where state = 'queued'");
    await asOwner("update mail_outbox set dismissed_at = now() where state = 'failed'");
    await drop();
    expect(await monthsLeft()).toEqual([]);
  });

  test('a link that decides stays when the month of its email is dropped, but not without its email', async () => {
    await mailsOf({ [-20]: 'sent', [-1]: 'queued' });
    // Links without a leave and an account.
    await asOwner(`
      begin; set local session_replication_role = replica;
      insert into decision_tokens (token_hash, leave_id, version, account_id, expires_at, mail_id)
      select sha256(id::text::bytea), 1, 1, 1, now(), id from mail_outbox;
      commit`);
    await drop();
    expect(await asOwner('select from decision_tokens')).toHaveLength(6);
    await database.db.deleteFrom('mail_outbox').where('state', '=', 'queued').execute();
    expect(await asOwner('select from decision_tokens')).toHaveLength(5);
  });

  test('the audit log is never dropped', async () => {
    await insert('audit_entries', "timestamptz '2001-01-01'");
    const partitions = await partitionsOf('audit_entries');
    await drop();
    expect(await partitionsOf('audit_entries')).toEqual(partitions);
    expect(await asOwner('select from audit_entries')).toHaveLength(1);
  });
});
