// The floor: Fastify and pg alone, in a process of its own, on the product's database. Each call
// looks up a session, runs the simplest SQL and writes JSON, without schemas, hooks or logs.
// FLOOR_DATABASE is the connection as JSON, FLOOR_TODAY the day. Prints its address.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { verify } from '@node-rs/argon2';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

const { DATE, INT8, NUMERIC } = pg.types.builtins;
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);

/** As long as the product's, in bytes. */
const SEALED_EMAIL = randomBytes(742);
const today = process.env.FLOOR_TODAY ?? '';
const pool = new pg.Pool({ ...JSON.parse(process.env.FLOOR_DATABASE ?? '{}'), max: 20 });

const SQL = new Map(
  readFileSync(new URL('queries.sql', import.meta.url), 'utf8')
    .split(/^-- name: /m)
    .map((part) => [part.split('\n', 1).join(), part.slice(part.indexOf('\n'))]),
);

/** A named statement, which each connection parses and plans once. */
function statement(name: string, values: readonly unknown[]) {
  const text = SQL.get(name);
  if (!text) throw new Error(`queries.sql has no ${name}`);
  return { name, text, values: [...values] };
}

async function ask(name: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const { rows } = await pool.query(statement(name, values));
  return rows;
}

async function findCaller(request: FastifyRequest): Promise<unknown> {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [who] = await ask('session', [createHash('sha256').update(token).digest()]);
  if (!who) throw new Error('Nobody is signed in');
  return who;
}

const app = Fastify();

function mount(
  method: 'GET' | 'POST',
  path: string,
  answer: (request: FastifyRequest, who: unknown) => unknown,
): void {
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const body = await answer(request, await findCaller(request));
      return reply.type('application/json').send(JSON.stringify(body));
    },
  });
}

app.get('/bare', async () => ({ status: 'ok' }));
mount('GET', '/current_user', (_, who) => who);
mount('GET', '/leaves', (request) => {
  const { area } = request.query as { area?: string };
  return area ? ask('leavesOfArea', [today, area]) : ask('leaves', [today]);
});
mount('GET', '/employees', async () => ({ ferias: await ask('employees', [today]) }));
mount('GET', '/saldo', async () => ({ saldos: await ask('saldo', [today]) }));
mount('GET', '/calendar', async (request) => {
  const { from, to } = request.query as { from: string; to: string };
  const [people, leaves] = await Promise.all([ask('people'), ask('leavesWithin', [from, to])]);
  return { people, leaves };
});
mount('GET', '/leaves-page', () => ask('leavesPage', [today]));
mount('GET', '/balances-page', () => ask('balancesPage', [today]));
mount('GET', '/employees-page', () => ask('employeesPage', [today]));
const headOf = (request: FastifyRequest) => (request.query as { head?: string }).head ?? null;
mount('GET', '/waiting-page', (request) => ask('waitingPage', [headOf(request)]));
mount('GET', '/waiting-count', (request) => ask('waitingCount', [headOf(request)]));
mount('GET', '/conflicts-page', (request) => {
  const { area, from, to } = request.query as Record<string, string>;
  return ask('conflictsOfMonth', [area, from, to]);
});
mount('POST', '/staff-row', async (request) => {
  const { employee_id: id, cargo } = request.body as { employee_id: number; cargo: string };
  await ask('staffRow', [id, cargo]);
  return ask('staffAuditRow');
});
mount('POST', '/conflicts', async () => ({ conflitos: await ask('conflicts') }));
mount('POST', '/leave-rows', async (request) => {
  const body = request.body as Record<string, string>;
  const client = await pool.connect();
  const add = async <Row>(name: string, values: readonly unknown[]) => {
    const { rows } = await client.query(statement(name, values));
    return rows as Row[];
  };
  try {
    await client.query('begin');
    type Person = { id: number; area_id: number; approvers: number };
    const [person] = await add<Person>('lockEmployee', [body.NOMECOLABORADOR, today]);
    if (!person) throw new Error('There is no such employee');
    const days = [body.INICIO, body.FIM];
    const [leave] = await add<{ id: number }>('leaveRow', [person.id, person.area_id, ...days]);
    const approvers = Array.from({ length: person.approvers });
    await add('eventRow', [leave?.id, ...days]);
    await add('tokenRows', [approvers.map(() => randomBytes(32)), leave?.id]);
    const mails = await add<{ id: number }>('mailRows', [approvers.map(() => SEALED_EMAIL)]);
    await add('notificationRows', [person.approvers]);
    await add('jobRows', [mails.map(({ id }) => JSON.stringify({ mailId: id }))]);
    await add('auditRow', [JSON.stringify({ leave: leave?.id })]);
    await client.query('commit');
    return leave;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

/** Measures Argon2id alone, because the hash is read only once. */
const hashes = new Map<string, string>();
app.post('/argon2id', async (request) => {
  const { username, password } = request.body as { username: string; password: string };
  if (!hashes.has(username)) {
    const [row] = (await ask('password', [username])) as { password_hash: string }[];
    hashes.set(username, row?.password_hash ?? '');
  }
  if (!(await verify(hashes.get(username) ?? '', password))) throw new Error('Wrong password');
  return { status: 'ok' };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
