import { findRunning } from '@intranet/embedded-database/find-running.ts';
import pg from 'pg';
import { expect } from 'vitest';
import { UNCOUNT_ATTEMPTS } from '../src/testing/uncount-attempts.ts';
import type { LeaveLoad } from './leave-load.fixture.ts';
import type { RealServer } from './real-server.fixture.ts';

export async function withServerDatabase<T>(
  connection: pg.ClientConfig,
  look: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}

export async function embeddedConnection(dataDir: string): Promise<pg.ClientConfig> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error(`No database runs in ${dataDir}`);
  return connection;
}

/** The people of a load, whose requests one admin sends without a limit. */
export async function listPeople(client: pg.Client): Promise<{ names: string[]; heads: string[] }> {
  await client.query(UNCOUNT_ATTEMPTS);
  const { rows } = await client.query(`
    select e.name, e.cargo, a.must_change_password as shut from employees e
    join accounts a on a.id = e.account_id where e.ativo = 'S' order by e.id`);
  const isHead = ({ cargo }: { cargo: string }) => cargo === 'Head' || cargo === 'C-Level';
  return {
    names: rows.filter((row) => !isHead(row)).map(({ name }) => name),
    heads: rows.filter((row) => isHead(row) && !row.shut).map(({ name }) => name),
  };
}

const LOST_SUBMITS = `
  select * from json_to_recordset($1) as s(name text, start date)
  where not exists (
    select from leaves l join employees e on e.id = l.employee_id
    where e.name = s.name and l.starts_on = s.start)`;

const LOST_DECISIONS = `
  select * from json_to_recordset($1) as d(id bigint, state text)
  where not exists (select from leaves l where l.id = d.id and l.state = d.state)`;

// All rows of a transaction have the same time in the outbox, and the same xmin. People without an account get no
// email, and those who are on leave get it in the digest of their first day back.
const WITHOUT_MAIL = `
  select v.id, v.event, e.name from leave_events v
  join leaves l on l.id = v.leave_id join employees e on e.id = l.employee_id
  where v.at > $1 and v.event in ('requested', 'approved', 'rejected')
    and (v.event = 'requested' or e.account_id is not null) and not exists (
    select from mail_outbox m where m.created_at = v.at
      and (v.event <> 'requested' or m.subject like 'Leave request: ' || e.name || '%'))
    and (v.event = 'requested' or not exists (
      select from notifications n where n.xmin = v.xmin and n.account_id = e.account_id and n.digest))`;

const HALF_LEAVES = `
  select l.id, l.state from leaves l
  where l.requested_at > $1 and (
    not exists (select from leave_events v where v.leave_id = l.id and v.event = 'requested')
    or not exists (select from decision_tokens t where t.leave_id = l.id)
    or (l.state in ('approved', 'rejected')) <> exists (
      select from leave_events v where v.leave_id = l.id and v.event = l.state))`;

const WRONG_DEBITS = `
  select l.id, l.state, d.days from leaves l
  left join ledger_entries d on d.leave_id = l.id and d.kind = 'debit'
  where l.requested_at > $1
    and coalesce(-d.days, 0) <> case when l.state = 'approved' and l.type = 'Vacation' then l.days else 0 end`;

/**
 * Checks S17's promises: everything acknowledged exists, every leave has its email, every debit an
 * approved leave, and SALDO is the sum of the ledger.
 * @param since the database's time when the load began
 */
export async function expectNothingLost(
  client: pg.Client,
  load: Pick<LeaveLoad, 'submitted' | 'decided'>,
  since: Date,
  answers: { server: Pick<RealServer, 'call'>; admin: string },
): Promise<void> {
  const rows = async (text: string, value: unknown) => (await client.query(text, [value])).rows;
  expect(
    await rows(LOST_SUBMITS, JSON.stringify(load.submitted)),
    'submits that were lost',
  ).toEqual([]);
  expect(
    await rows(LOST_DECISIONS, JSON.stringify(load.decided)),
    'decisions that were lost',
  ).toEqual([]);
  expect(await rows(WITHOUT_MAIL, since), 'steps without a mail').toEqual([]);
  expect(await rows(HALF_LEAVES, since), 'leaves that are half there').toEqual([]);
  expect(await rows(WRONG_DEBITS, since), 'debits that are wrong').toEqual([]);

  const { body } = await answers.server.call('/api/saldo', answers.admin);
  const balances = (body as { saldos: { username: string; balance: number }[] }).saldos;
  const { rows: sums } = await client.query(`
    select e.name as username, coalesce(sum(le.days) filter (
      where le.kind <> 'accrual' or le.effective_on <= (now() at time zone 'America/Sao_Paulo')::date
    ), 0)::float as balance
    from employees e left join ledger_entries le on le.employee_id = e.id
    where e.ativo <> 'N' group by e.id order by e.name`);
  const byName = (list: { username: string; balance: number }[]) =>
    Object.fromEntries(list.map(({ username, balance }) => [username, balance]));
  expect(byName(balances)).toEqual(byName(sums));
}
