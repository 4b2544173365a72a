import { declares, type Endpoint } from '@intranet/contract/core/endpoint.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { formOf } from './testing/calls.ts';
import { makeLeave, makePerson, type Person } from './testing/factories.ts';
import { DISTINCT_CALLS, LINK_CALLS } from './testing/link-calls.ts';
import { blankPng } from './testing/pictures.ts';
import { sample } from './testing/samples.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();
const RUNS = 30;
/** Runs for each call that shares one rule. */
const LINK_RUNS = 3;

/**
 * Text of every kind: plain, arbitrary code units (also lone surrogates), long, and special in some
 * syntax.
 */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
  fc.nat({ max: 20_000 }).map((n) => 'ß'.repeat(n)),
  fc.constantFrom(
    ...['TODOS', 'Ada Admin', '2026-05-04', '04/05/2026', '2026-02-30', '0000-00-00', '9999-12-31'],
    ...['', ' ', '\u0000', '\ud800', '\u202e', '%', '\\', "'", '"', '1e309', 'NaN', 'null', '-1'],
  ),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, [], {}),
  },
);

/** A valid input with some parts replaced, removed or all random. */
function near(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good !== 'object' || good === null) return value;
  const fields = fc.tuple(
    ...Object.entries(good).map(([key, kept]) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<[string, unknown]>([key, kept]) },
        { weight: 2, arbitrary: value.map((one): [string, unknown] => [key, one]) },
        { weight: 1, arbitrary: fc.constant<[string, unknown]>(['other', 1]) },
      ),
    ),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fields.map((entries) => Object.fromEntries(entries)) },
    { weight: 1, arbitrary: value },
  );
}

const asQuery = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return encodeURIComponent(toText(data));
  return Object.entries(data)
    .map(([key, one]) => `${encodeURIComponent(toText(key))}=${encodeURIComponent(toText(one))}`)
    .join('&');
};

/** Text for an address, without lone surrogates, which bodies cover. */
function toText(one: unknown): string {
  return (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed();
}

const PNG = blankPng(8);
/** A picture, a damaged picture and arbitrary bytes. */
const bytes = fc.oneof(
  fc.constant(PNG),
  fc.uint8Array({ maxLength: 2_000 }),
  fc
    .tuple(fc.nat(PNG.length), fc.uint8Array({ minLength: 1, maxLength: 20 }))
    .map(([at, some]) =>
      Buffer.concat([PNG.subarray(0, at), some, PNG.subarray(at + some.length)]),
    ),
);

type Sent = Pick<InjectOptions, 'headers' | 'payload'>;

/** A valid form, a damaged form, or another type. */
function forms(fileField: string, body: unknown): fc.Arbitrary<Sent> {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const lines = Object.entries(fields).map(
    ([key, one]) =>
      `--b\r\nContent-Disposition: form-data; name="${toText(key)}"\r\n\r\n${toText(one)}\r\n`,
  );
  const whole = Buffer.from(
    `${lines.join('')}--b\r\nContent-Disposition: form-data; name="${fileField}"; filename="x"\r\n\r\nx\r\n--b--`,
  );
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  return fc.oneof(
    bytes.map((file) => ({ payload: formOf(fields, [fileField, file]) })),
    fc.tuple(fc.nat(whole.length), fc.nat(30), text).map(([at, length, put]) => ({
      headers: type,
      payload: Buffer.concat([
        whole.subarray(0, at),
        Buffer.from(put),
        whole.subarray(at + length),
      ]),
    })),
    text.map((payload) => ({ headers: type, payload })),
    fc.constant({
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(fields),
    }),
  );
}

const json = (body: unknown): fc.Arbitrary<Sent> =>
  fc.constant({
    headers: { 'content-type': 'application/json' },
    payload: body === undefined ? '' : JSON.stringify(body),
  });

const ADDRESS = 'https://reports.example/view?key=1';

function calls(endpoint: Endpoint): fc.Arbitrary<InjectOptions> {
  const known = {
    NOMECOLABORADOR: 'Ada Admin',
    nome: 'Ada Admin',
    name: endpoint.path.includes('link') ? 'meabi' : 'Ada Admin',
    username: 'Ada Admin',
    INICIO: '2026-05-04',
    FIM: '2026-05-05',
    OLD_START_DATE: '04/05/2026',
    NEW_START_DATE: '2026-06-04',
    NEW_END_DATE: '2026-06-05',
    start: '2026-05-04',
    end: '2026-05-05',
    moving: '2026-05-04',
    url: ADDRESS,
    ...Object.fromEntries(LINKS.map(({ field }) => [field, ADDRESS])),
  };
  const part = (schema: Endpoint['body']) =>
    declares(schema) ? near(sample(schema, known)) : fc.constant(undefined);
  const param = fc.oneof(
    text.map((one) => toText(one.slice(0, 10))),
    fc.integer().map(String),
  );
  return fc
    .record({ query: part(endpoint.query), body: part(endpoint.body), param })
    .chain(({ query, body, param: id }) => {
      const sent = endpoint.file ? forms(endpoint.file.field, body) : json(body);
      return sent.map((parts) => ({
        method: endpoint.method,
        url:
          endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id) || '1') +
          (query === undefined ? '' : `?${asQuery(query)}`),
        ...(endpoint.method !== 'GET' && parts),
      }));
    });
}

/**
 * Calls as an admin, so permissions refuse nothing. No reply may be 500, and refusals need a
 * sentence.
 */
async function sendGarbage(endpoint: Endpoint, admin: Person, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(calls(endpoint), async (call) => {
      const headers = { ...call.headers, cookie: admin.cookie };
      const reply = await t.inject({ ...call, headers });
      expect(reply.statusCode, reply.body).toBeLessThan(500);
      if (reply.statusCode < 400) return;
      const { error, code } = reply.json();
      expect(error, reply.body).toMatch(/\S/);
      expect(code, reply.body).toMatch(/^[a-z][a-z_]*$/);
    }),
    { numRuns },
  );
}

test.each(DISTINCT_CALLS.map((e) => [`${e.method} ${e.path}`, e] as const))(
  'S12: garbage to %s',
  async (_, endpoint) => {
    const admin = await makePerson(t, 'Ada Admin', { role: 'admin', balance: 30 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await makeLeave(t, admin, '2026-05-04', '2026-05-05', { state: 'pending' });
    const link = { name: 'meabi', url: ADDRESS, updated_by: 'Ada Admin' };
    await t.deps.db.insertInto('links').values(link).execute();
    await sendGarbage(endpoint, admin, RUNS);
  },
);

test('S12: garbage to the calls of every link', async () => {
  const admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
  for (const endpoint of LINK_CALLS) await sendGarbage(endpoint, admin, LINK_RUNS);
  // Some input was valid, so the use cases ran to the end.
  const saved = await t.deps.db.selectFrom('links').select('name').execute();
  expect(saved.length).toBeGreaterThan(0);
});
