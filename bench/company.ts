import pg from 'pg';
import { addDays, addMonths, dayIn } from '../contract/src/core/days.ts';
import { UNCOUNT_ATTEMPTS } from '../server/src/testing/uncount-attempts.ts';
import type { Load } from './load.ts';
import { type DatabaseAddress, PASSWORD, type Product } from './product.ts';

/** A department with about 200 leaves, to measure a list of that length. */
export const SMALL_AREA = 'Bench';
const PEOPLE_OF_SMALL_AREA = 20;

export const today = dayIn('America/Sao_Paulo', new Date());

export function thisMonth(): string {
  const from = `${today.slice(0, 7)}-01`;
  return `from=${from}&to=${addDays(addMonths(from, 1), -1)}`;
}

export async function withDatabase<T>(
  database: DatabaseAddress,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...database });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

export async function makeSmallArea(database: DatabaseAddress): Promise<void> {
  await withDatabase(database, async (client) => {
    await client.query(
      `with area as (insert into areas (name) values ($1) returning id)
       update employees set area_id = (select id from area)
       where id in (select id from employees where cargo = 'Intern Assist' and ativo = 'S' limit $2)`,
      [SMALL_AREA, PEOPLE_OF_SMALL_AREA],
    );
    await client.query('vacuum (analyze) employees, leaves');
  });
}

export async function read<T>(
  { url }: Pick<Product, 'url'>,
  cookie: string,
  path: string,
): Promise<T> {
  const reply = await fetch(url + path, { headers: { cookie } });
  if (!reply.ok) throw new Error(`GET ${path}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** The time in ms and the bytes of a call, counted before compression. */
export async function timed(
  url: string,
  cookie: string,
  init: RequestInit = {},
): Promise<{ ms: number; bytes: number }> {
  const since = performance.now();
  const headers = {
    ...init.headers,
    cookie,
    ...(init.body ? { 'content-type': 'application/json' } : {}),
  };
  const reply = await fetch(url, { ...init, headers });
  const { byteLength } = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return { ms: performance.now() - since, bytes: byteLength };
}

const HOLD_MAILS = `
  create function hold_mail() returns trigger language plpgsql as $$
  begin new.start_after = now() + interval '1 day'; return new; end $$;
  create trigger hold_mail before insert on pgboss.job for each row
  when (new.name = 'mail') execute function hold_mail()`;

/** From now on, emails are queued as usual, but none leaves. */
export async function holdMails(database: DatabaseAddress): Promise<void> {
  await withDatabase(database, (client) => client.query(HOLD_MAILS));
}

export async function requestLeave(
  { url }: Pick<Product, 'url'>,
  cookie: string,
  nextLeave: () => string,
): Promise<void> {
  await timed(`${url}/api/agendarFerias`, cookie, { method: 'POST', body: nextLeave() });
}

/** The generated company has no leave this far ahead. */
const FIRST_REQUESTED_DAY = addDays(today, 800);

export async function deleteRequestedLeave(database: DatabaseAddress): Promise<void> {
  await withDatabase(database, (client) =>
    client.query(
      `update leaves set state = 'withdrawn' where starts_on >= $1 and state = 'pending'`,
      [FIRST_REQUESTED_DAY],
    ),
  );
}

/** Two years of requests. On a single day, whole departments would be away. */
const REQUESTED_DAYS = 730;

/**
 * Bodies of agendarFerias, each with another employee or day, which the balance covers. Few accounts
 * send them all, so their limits are off.
 */
export async function leaveRequests(product: Product, cookie: string): Promise<() => string> {
  await withDatabase(product.database, (client) => client.query(UNCOUNT_ATTEMPTS));
  const { saldos } = await read<{ saldos: { username: string; balance: number }[] }>(
    product,
    cookie,
    '/api/saldo',
  );
  const askers = saldos.filter(({ balance }) => balance >= 10);
  let next = 0;
  return () => {
    const index = next % askers.length;
    const person = askers[index]?.username ?? '';
    const turn = Math.floor(next / askers.length);
    const day = addDays(FIRST_REQUESTED_DAY, (37 * index + 2 * turn) % REQUESTED_DAYS);
    next += 1;
    return JSON.stringify({
      NOMECOLABORADOR: person,
      LEAVE_TYPE: 'Vacation',
      INICIO: day,
      FIM: day,
    });
  };
}

/** Sign-ins by this many people in turn, without those whose sessions the bench uses, because an account keeps 20. */
export async function signInsOfMany(
  { database }: Pick<Product, 'database'>,
  people: number,
): Promise<NonNullable<Load['next']>> {
  const { rows } = await withDatabase(database, (client) =>
    client.query<{ username: string }>(
      `select a.username from accounts a join employees e on e.account_id = a.id
       where a.role <> 'admin' and e.cargo <> 'Head' order by a.id limit $1`,
      [people],
    ),
  );
  let turn = 0;
  return () => {
    turn += 1;
    const username = rows[turn % rows.length]?.username;
    return { headers: {}, body: JSON.stringify({ username, password: PASSWORD }) };
  };
}

/** Requests of agendarFerias by as many admins in turn, because requests of one account wait for each other. */
export async function leaveRequestsOfMany(
  product: Product,
  nextLeave: () => string,
  accounts: number,
): Promise<NonNullable<Load['next']>> {
  const { rows } = await withDatabase(product.database, (client) =>
    client.query<{ username: string }>(
      `update accounts set role = 'admin'
       where id in (select id from accounts order by role = 'admin' desc, id desc limit $1)
       returning username`,
      [accounts],
    ),
  );
  const cookies: string[] = [];
  for (const { username } of rows) cookies.push(await product.signIn(username));
  let turn = 0;
  return () => {
    turn += 1;
    return { headers: { cookie: cookies[turn % cookies.length] ?? '' }, body: nextLeave() };
  };
}
