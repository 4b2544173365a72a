import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#core/db/database.ts';
import { setClock } from '../../../testing/calls.ts';
import { countedDb } from '../../../testing/counted-db.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { runApprovalRound } from './run-approval-round.ts';

const t = useTestApp();
const AREAS = 100;
const LEAVES = 5_000;

/** A Head in each of 100 areas, and 5,000 employees with a request of 2 March each. */
async function fillCompany() {
  await t.database.pool.query(`
    insert into areas (name) select 'Area ' || n from generate_series(1, ${AREAS}) n;
    insert into accounts (username, email, role, password_hash)
      select 'Head ' || n, 'head.' || n || '@example.com', 'full_access', 'x'
      from generate_series(1, ${AREAS}) n;
    insert into employees (name, area_id, cargo, account_id, accrues_after)
      select a.username, area.id, 'Head', a.id, '2026-01-01'
      from accounts a join areas area on area.name = replace(a.username, 'Head', 'Area');
    insert into employees (name, area_id, cargo, accrues_after)
      select 'Person ' || n, area.id, 'Junior Assist', '2026-01-01'
      from generate_series(1, ${LEAVES}) n
      join areas area on area.name = 'Area ' || (1 + n % ${AREAS});
    insert into leaves (employee_id, area_id, type, starts_on, ends_on, state, requested_at, asked_at)
      select id, area_id, 'Day Off', day, day, 'pending', '2026-03-02T12:00Z', '2026-03-02T12:00Z'
      from (
        select *, '2026-06-01'::date + (id % 700)::int as day from employees where cargo <> 'Head'
      ) people;
    analyze employees; analyze leaves; analyze accounts`);
}

/** As if each Head had been mailed about each request, in an email that has left. */
const mailHeads = () =>
  t.database.pool.query(`
    insert into decision_tokens (token_hash, leave_id, version, account_id, expires_at)
      select sha256(l.id::text::bytea), l.id, l.version, head.account_id, '2026-04-01'
      from leaves l join employees head on head.area_id = l.area_id and head.cargo = 'Head';
    analyze decision_tokens`);

/** The emails of each request, by its links, and the number of emails. */
async function mailed() {
  const { rows } = await t.database.pool.query<{ links: number; leaves: number }>(
    `select max(links)::int as links, count(*)::int as leaves from (
       select leave_id, count(*) as links from decision_tokens where mail_id is not null
       group by leave_id
     ) per_leave`,
  );
  const { rows: emails } = await t.database.pool.query(
    'select count(*)::int as count from mail_outbox',
  );
  const { rows: jobs } = await t.database.pool.query(
    `select count(distinct data->>'mailId')::int as mails, count(*)::int as jobs
     from pgboss.job where name = 'mail'`,
  );
  return { ...rows[0], emails: emails[0].count, ...jobs[0] };
}

/** The database of a process that is killed after some statements: an open transaction is rolled back. */
function dyingDb(original: Db, statements: number): Db {
  let count = 0;
  return original.withPlugin({
    transformQuery({ node }) {
      count += 1;
      if (count > statements) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

async function runUntilKilled(statements: number) {
  const db = dyingDb(t.deps.db, statements);
  await expect(runApprovalRound({ ...t.deps, db })).rejects.toThrow('killed');
}

async function runCounted(): Promise<number> {
  const { db, statements } = countedDb(t.deps.db);
  await runApprovalRound({ ...t.deps, db });
  return statements();
}

beforeEach(fillCompany);

describe('33.4: a morning with 5,000 requests, in a process that is killed and starts again', () => {
  test('reminders: an email for each, once, in at most ten statements for 200', async () => {
    await mailHeads();
    await setClock(t, '2026-03-05');
    await runUntilKilled(30);
    const { leaves = 0, ...before } = await mailed();
    expect(before).toEqual({ links: 1, emails: leaves, mails: leaves, jobs: leaves });
    expect(leaves % 200).toBe(0);
    expect(leaves).toBeGreaterThan(0);
    expect(await runCounted()).toBeLessThan(10 * ((LEAVES - leaves) / 200));
    const all = { links: 1, leaves: LEAVES, emails: LEAVES, mails: LEAVES, jobs: LEAVES };
    expect(await mailed()).toEqual(all);
    await runApprovalRound(t.deps);
    expect(await mailed()).toEqual(all);
  }, 60_000);

  test('new approvers: a list for each, once, in at most fifteen statements for 300', async () => {
    // The first statements read the pages of reminders, of which none is due.
    await runUntilKilled(50);
    const { leaves = 0, emails = 0, ...before } = await mailed();
    expect(before).toEqual({ links: 1, mails: emails, jobs: emails });
    expect(leaves).toBe((LEAVES / AREAS) * emails);
    expect(leaves).toBeGreaterThan(0);
    expect(await runCounted()).toBeLessThan(15 * (LEAVES / 300));
    const all = { links: 1, leaves: LEAVES, emails: AREAS, mails: AREAS, jobs: AREAS };
    expect(await mailed()).toEqual(all);
    await runApprovalRound(t.deps);
    expect(await mailed()).toEqual(all);
  }, 60_000);
});
