import pg from 'pg';
import { addDays, addMonths, dayIn } from '../contract/src/core/days.ts';
import type { DatabaseAddress, Product } from './product.ts';

/** A department of about 200 leaves, so that a list of that length can be asked for. */
export const SMALL_AREA = 'Bench';
const PEOPLE_OF_SMALL_AREA = 20;

export const today = dayIn('America/Sao_Paulo', new Date());

/** The month that the calendar shows first, as the calls' `from` and `to`. */
export function thisMonth(): string {
  const from = `${today.slice(0, 7)}-01`;
  return `from=${from}&to=${addDays(addMonths(from, 1), -1)}`;
}

/** Does something with one connection to the database. */
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

/** Moves some people, and with them their leave, into a department of their own. */
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

/** Reads a call of the product. */
export async function read<T>(product: Product, cookie: string, path: string): Promise<T> {
  const reply = await fetch(product.url + path, { headers: { cookie } });
  if (!reply.ok) throw new Error(`GET ${path}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** Nobody of the generated company has leave so far ahead. */
const FIRST_ASKED = addDays(today, 800);

/** Takes back all that was asked for by `leaveRequests`. */
export async function withdrawAsked(database: DatabaseAddress): Promise<void> {
  await withDatabase(database, (client) =>
    client.query(
      `update leaves set state = 'withdrawn' where starts_on >= $1 and state = 'pending'`,
      [FIRST_ASKED],
    ),
  );
}

/** Over so many days it is asked for, as over a year or two: with all on one day, whole departments are away. */
const DAYS_ASKED = 730;

/** Bodies of agendarFerias: each for another person or another day, of people who can afford it. */
export async function leaveRequests(product: Product, cookie: string): Promise<() => string> {
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
    const day = addDays(FIRST_ASKED, (37 * index + 2 * turn) % DAYS_ASKED);
    next += 1;
    return JSON.stringify({
      NOMECOLABORADOR: person,
      LEAVE_TYPE: 'Vacation',
      INICIO: day,
      FIM: day,
    });
  };
}
