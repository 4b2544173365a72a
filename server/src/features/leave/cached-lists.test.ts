import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listBalances } from '#features/balance/queries.ts';
import { listEmployees } from '#features/people/employees/queries.ts';
import { appWithSettings } from '../../testing/app-with-settings.ts';
import { get, post, setClock } from '../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { readCalendar } from './calendar/queries.ts';
import { presentLeaves } from './present.ts';
import { listLeaves } from './queries.ts';

const t = useTestApp();
const TODAY = '2026-03-02';

const CALENDAR = '/api/calendar?from=2026-04-01&to=2026-04-30';
const LISTS = ['/api/ferias_area?area=TODOS', '/api/saldo', '/api/get_ferias', CALENDAR];

const makeAdmin = () => makePerson(t, 'Ana', { role: 'admin', balance: 30 });

const setCargo = (cargo: string) =>
  t.database.pool.query('update employees set cargo = $1', [cargo]);

describe.each(LISTS)('%s', (url) => {
  test('an unchanged list is a 304, a changed one is sent again', async () => {
    const ana = await makeAdmin();
    await makeLeave(t, ana, '2026-04-01', '2026-04-02');
    const first = await get(t, ana, url);
    const tag = String(first.headers.etag);
    const unchanged = await get(t, ana, url, { 'if-none-match': tag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers.etag).toBe(tag);
    await makeLeave(t, ana, '2026-04-08', '2026-04-09');
    await setCargo('Head');
    const changed = await get(t, ana, url, { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toBe(first.body);
    expect(changed.headers.etag).not.toBe(tag);
  });

  test('S1: a 304 needs a session and a role too', async () => {
    const ana = await makeAdmin();
    const tag = String((await get(t, ana, url)).headers.etag);
    const gil = await makePerson(t, 'Gil', { role: 'tudo_menos_fin' });
    for (const header of [tag, '*']) {
      const ask = { 'if-none-match': header };
      expect((await get(t, null, url, ask)).statusCode).toBe(401);
      const refused = await get(t, gil, url, ask);
      expect([refused.statusCode, refused.headers.etag]).toEqual([403, undefined]);
    }
  });

  test('S14: no-store, whether fresh, cached, compressed or 304', async () => {
    const ana = await makeAdmin();
    const tag = String((await get(t, ana, url)).headers.etag);
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'if-none-match': tag }]) {
      const reply = await get(t, ana, url, headers);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('compression', () => {
  const bulky = '/api/ferias_area?area=TODOS';
  const fill = async () => {
    const ana = await makeAdmin();
    for (const month of ['04', '05', '06', '07', '08', '09', '10', '11']) {
      await makeLeave(t, ana, `2026-${month}-01`, `2026-${month}-02`, { type: 'Day Off' });
    }
    return ana;
  };

  test.each([
    ['gzip, deflate, br, zstd', true],
    ['*', true],
    ['br, GZIP;q=0.5', true],
    ['gzip;q=0', false],
    ['gzip;q=0, *', false],
    ['identity', false],
    ['br', false],
    ['xgzip', false],
    ['', false],
  ])('accept-encoding %j', async (accepted, compressed) => {
    const ana = await fill();
    const reply = await get(t, ana, bulky, { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(compressed ? 'gzip' : undefined);
    const text = compressed ? gunzipSync(reply.rawPayload).toString() : reply.body;
    expect(JSON.parse(text)).toHaveLength(8);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  });

  test('both encodings have the same tag', async () => {
    const ana = await fill();
    const plain = await get(t, ana, bulky);
    const small = await get(t, ana, bulky, { 'accept-encoding': 'gzip' });
    expect(small.headers.etag).toBe(plain.headers.etag);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('a short reply is sent uncompressed', async () => {
    const ana = await makeAdmin();
    const reply = await get(t, ana, '/api/saldo', { 'accept-encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  test('conflicts are compressed too, without a tag, because they are a POST', async () => {
    const ana = await fill();
    const bia = await makePerson(t, 'Bia');
    for (const month of ['04', '05', '06', '07', '08', '09']) {
      await makeLeave(t, bia, `2026-${month}-02`, `2026-${month}-03`, { type: 'Day Off' });
    }
    const reply = await post(
      t,
      ana,
      '/verificarConflito',
      { area: 'TODOS' },
      { 'accept-encoding': 'gzip', 'if-none-match': '*' },
    );
    expect([reply.statusCode, reply.headers.etag]).toEqual([200, undefined]);
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString()).conflitos).toHaveLength(6);
  });
});

test('personal data is not shared: the calendar depends on the reader', async () => {
  const [ana, bia] = [await makePerson(t, 'Ana'), await makePerson(t, 'Bia')];
  const tag = String((await get(t, ana, CALENDAR)).headers.etag);
  for (const person of [ana, bia, ana, bia]) {
    expect((await get(t, person, CALENDAR)).json().own).toBe(person.employeeId);
  }
  expect((await get(t, bia, CALENDAR, { 'if-none-match': tag })).statusCode).toBe(200);
});

test('queries do not share a reply', async () => {
  const ana = await makePerson(t, 'Ana', { area: 'Legal' });
  await makeLeave(t, ana, '2026-04-01', '2026-04-02');
  for (const [area, rows] of [
    ['Legal', 1],
    ['M&A', 0],
    ['TODOS', 1],
    ['"],["', 0],
  ] as const) {
    const query = new URLSearchParams({ area });
    expect((await get(t, ana, `/api/ferias_area?${query}`)).json()).toHaveLength(rows);
  }
});

test('D15, D27: the next day’s list differs without any change', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  await makeLeave(t, ana, '2026-03-01', '2026-03-02');
  const read = async () => (await get(t, ana, '/api/ferias_area')).json()[0].utilizado;
  expect(await read()).toBe('N');
  await setClock(t, '2026-03-03');
  expect(await read()).toBe('S');
});

test('a change on one server shows at once on another that cached the list', async () => {
  const other = await appWithSettings(t, {});
  const ana = await makeAdmin();
  for (const [place, cargo] of [
    [t, 'Head'],
    [other, 'C-Level'],
    [t, 'Intern Assist'],
  ] as const) {
    await makeLeave(
      place,
      ana,
      `2026-0${5 + (cargo.length % 4)}-01`,
      `2026-0${5 + (cargo.length % 4)}-02`,
    );
    await setCargo(cargo);
    for (const url of LISTS) {
      const [here, there] = [await get(t, ana, url), await get(other, ana, url)];
      expect(there.body).toBe(here.body);
      expect(there.headers.etag).toBe(here.headers.etag);
    }
    expect((await get(other, ana, '/api/saldo')).json().saldos[0].cargo).toBe(cargo);
  }
});

test('a demoted role applies at once, despite the cache (S2)', async () => {
  const ana = await makeAdmin();
  expect((await get(t, ana, '/api/get_ferias')).statusCode).toBe(200);
  await t.database.pool.query(`update accounts set role = 'full_access'`);
  expect((await get(t, ana, '/api/get_ferias')).statusCode).toBe(403);
});

describe('property: a cached list equals the queries, whichever server writes', () => {
  const WRITES = [
    `insert into areas (name) values ('Area ' || $1)`,
    `update areas set name = name || 'x' where id = (select min(id) from areas) and length(name) < 70`,
    `update employees set cargo = (array['Head', 'C-Level', 'Intern Assist'])[1 + $1::int % 3]
      where id = (select id from employees order by id offset $1::int % 3 limit 1)`,
    `update employees set ativo = (array['S', 'N', 'C'])[1 + $1::int % 3]
      where name = 'Bia' and $1::int >= 0`,
    `update employees set area_id = (select max(id) from areas)
      where id = (select id from employees order by id offset $1::int % 3 limit 1)`,
    `insert into leaves (employee_id, area_id, type, starts_on, ends_on)
      select id, area_id, 'Day Off', date '2026-04-01' + $1::int, date '2026-04-01' + $1::int
      from employees order by id limit 1`,
    `update leaves set state = (array['approved', 'rejected', 'withdrawn'])[1 + $1::int % 3]
      where id = (select max(id) from leaves)`,
    `delete from leaves where id = (select min(id) from leaves) and $1::int > 10`,
    `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
      select id, 'adjustment', 1 + $1::int, '2026-02-01', 'Test', 'Test' from employees limit 1`,
    `insert into coverage_limits select id, 1 + $1::int from areas
      on conflict (area_id) do update set max_away = excluded.max_away`,
    `update leave_settings set holiday_state = (array['SP', 'RJ', ''])[1 + $1::int % 3]`,
  ];
  const write = fc.record({
    statement: fc.constantFrom(...WRITES),
    number: fc.nat({ max: 25 }),
    commits: fc.boolean(),
    reads: fc.nat({ max: 2 }),
  });

  async function readAll(place: TestApp, person: Person): Promise<unknown[]> {
    const replies = LISTS.map((url) => get(place, person, url));
    return (await Promise.all(replies)).map((reply) => reply.json());
  }

  async function readAnew({ employeeId }: Person): Promise<unknown[]> {
    const { db } = t.deps;
    const april = { from: '2026-04-01', to: '2026-04-30', area: 'TODOS' };
    return [
      presentLeaves(await listLeaves(db, 'TODOS'), TODAY),
      { saldos: await listBalances(db, TODAY) },
      { ferias: await listEmployees(db, TODAY) },
      await readCalendar(db, april, employeeId, TODAY),
    ];
  }

  test('this also holds during another open transaction', async () => {
    const ana = await makeAdmin();
    await makePerson(t, 'Bia', { balance: 3 });
    await makePerson(t, 'Caio');
    const other = await appWithSettings(t, {});
    const places = [t, other];
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 6 }), async (writes) => {
        for (const { statement, number, commits, reads } of writes) {
          const client = await t.database.pool.connect();
          await client.query('begin');
          await client
            .query(statement, statement.includes('$1') ? [String(number)] : [])
            .catch(() => undefined);
          if (reads > 0) await readAll(places[reads - 1] as TestApp, ana);
          await client.query(commits ? 'commit' : 'rollback');
          client.release();
          const expected = await readAnew(ana);
          for (const place of places) expect(await readAll(place, ana)).toEqual(expected);
        }
      }),
      { numRuns: 10 },
    );
  });
});
