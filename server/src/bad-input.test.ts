import { declares } from '@intranet/contract/core/endpoint.ts';
import { errorReply } from '@intranet/contract/core/errors.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePerson, type Person } from './testing/factories.ts';
import { DISTINCT_CALLS, LINK_CALLS } from './testing/link-calls.ts';
import { sample } from './testing/samples.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();
const JSON_TYPE = { 'content-type': 'application/json' };

let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', balance: 20 });
});

const send = (options: InjectOptions) =>
  t.inject({ ...options, headers: { cookie: admin.cookie, ...options.headers } });

/** Expects a 4xx with a sentence and a known code (D31), without internal details. */
function expectRefused(reply: LightMyRequestResponse, hint = ''): void {
  const told = `${hint} ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  expect(reply.statusCode, told).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode, told).toBeLessThan(500);
  const body = errorReply.strict().safeParse(reply.json());
  expect(body.success, told).toBe(true);
  expect(body.data?.error, told).toMatch(/\S/);
}

const WITH_BODY = DISTINCT_CALLS.filter((e) => declares(e.body) && !e.file);
const address = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

describe.each(WITH_BODY.map((e) => [`${e.method} ${e.path}`, e] as const))('S12: %s', (_, e) => {
  const call = { method: e.method, url: address(e.path) };

  test.each([
    ['not JSON', 'hello', 400, 'invalid_json'],
    ['cut short', '{"a": [1, 2', 400, 'invalid_json'],
    ['two documents', '{} {}', 400, 'invalid_json'],
    ['__proto__', '{"__proto__": {"role": "admin"}}', 400, 'invalid_json'],
    ['constructor.prototype', '{"constructor": {"prototype": {"x": 1}}}', 400, 'invalid_json'],
    ['a lone brace', '}', 400, 'invalid_json'],
    ['null', 'null', 400, 'invalid_input'],
    ['a number', '42', 400, 'invalid_input'],
    ['1e309', '1e309', 400, 'invalid_input'],
    ['a string', '"text"', 400, 'invalid_input'],
    ['an array', '[]', 400, 'invalid_input'],
    ['an array of 10,000', `[${'{},'.repeat(9_999)}{}]`, 400, 'invalid_input'],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'invalid_input'],
    ['1 MB and a byte', `{"a":"${'x'.repeat(1_048_569)}"}`, 413, 'body_too_large'],
    ['5 MB', `{"a":"${'x'.repeat(5_000_000)}"}`, 413, 'body_too_large'],
  ])('body: %s', async (__, payload, status, code) => {
    const reply = await send({ ...call, headers: JSON_TYPE, payload });
    expectRefused(reply);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  test.each([
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['10,000 unknown fields', `{${Array.from({ length: 10_000 }, (___, n) => `"f${n}":1`)}}`],
  ])('body: %s, never 500', async (__, payload) => {
    const reply = await send({ ...call, headers: JSON_TYPE, payload });
    if (reply.statusCode !== 200) expectRefused(reply);
  });

  test('no body, with and without a content type', async () => {
    const without = await send(call);
    expectRefused(without);
    expectRefused(await send({ ...call, headers: JSON_TYPE, payload: '' }));
  });

  test.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'nonsense',
    'application/json5',
  ])('content type %s', async (type) => {
    const reply = await send({ ...call, headers: { 'content-type': type }, payload: '{}' });
    expectRefused(reply);
    expect(reply.statusCode).toBe(415);
    expect(reply.json().code).toBe('unsupported_media_type');
  });

  const STRANGE: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['a huge number', Number.MAX_VALUE],
    ['true', true],
    ['an array', ['x']],
    ['an object', { x: 1 }],
    ['an empty string', ''],
    ['100,000 characters', 'é'.repeat(100_000)],
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
    ['30 February', '2026-02-30'],
    ['an injection', "'; drop table leaves; --"],
    ['a template', '{{7*7}}%s%n'],
  ];
  test.each(STRANGE)(
    'every field as %s: never 500, and a 4xx has a sentence',
    async (__, value) => {
      const good = sample(e.body, { id: 1 }) as Record<string, unknown>;
      const bodies = [
        ...Object.keys(good).map((field) => ({ ...good, [field]: value })),
        Object.fromEntries(Object.keys(good).map((field) => [field, value])),
      ];
      for (const payload of bodies) {
        const reply = await send({ ...call, headers: JSON_TYPE, payload: JSON.stringify(payload) });
        if (reply.statusCode >= 400) expectRefused(reply, JSON.stringify(payload).slice(0, 200));
      }
    },
  );

  test('1e309 in every field', async () => {
    const good = sample(e.body, {}) as Record<string, unknown>;
    const payload = `{${Object.keys(good).map((field) => `"${field}": 1e309`)}}`;
    expectRefused(await send({ ...call, headers: JSON_TYPE, payload }));
  });
});

test('S12: the fields of every link', async () => {
  for (const { method, path, body } of LINK_CALLS.filter((e) => declares(e.body))) {
    const [field = ''] = Object.keys(sample(body) as object);
    for (const value of [null, 7, ['https://a.com'], '', 'é'.repeat(100_000), 'a\ud800b']) {
      const payload = JSON.stringify({ [field]: value });
      const reply = await send({ method, url: path, headers: JSON_TYPE, payload });
      expectRefused(reply, path);
      expect(Object.keys(reply.json().fields)).toEqual([field]);
    }
  }
});

describe.each(DISTINCT_CALLS.filter((e) => declares(e.query)).map((e) => [e.path, e] as const))(
  'S12: query of %s',
  (path, e) => {
    const fields = Object.keys(sample(e.query) as object);
    test.each([
      ['NUL', '%00'],
      ['a bad escape', '%zz'],
      ['half an escape', '%E0%A4'],
      ['a lone surrogate', '%ED%A0%80'],
      ['8,000 characters', 'x'.repeat(8_000)],
      ['30 February', '2026-02-30'],
      ['an injection', "'%20or%20'1'='1"],
      ['the empty string', ''],
    ])('%s', async (_, value) => {
      for (const field of fields) {
        for (const query of [
          `${field}=${value}`,
          `${field}=${value}&${field}=${value}`,
          `${field}[]=${value}`,
          `${field}[x]=${value}`,
          `__proto__=${value}`,
        ]) {
          const reply = await send({ url: `${path}?${query}` });
          if (reply.statusCode >= 400) expectRefused(reply, query.slice(0, 100));
        }
      }
    });
  },
);

describe.each(
  DISTINCT_CALLS.filter((e) => declares(e.params)).map(
    (e) => [`${e.method} ${e.path}`, e] as const,
  ),
)('S12: parameters of %s', (_, e) => {
  test.each([
    '0',
    '-1',
    '1.5',
    'NaN',
    'Infinity',
    '1e309',
    '9007199254740993',
    '99999999999999999999',
    'x',
    '%00',
    '%F0%9F%8E%89',
    "1'or'1",
    '..%2f..%2fetc%2fpasswd',
    '%20',
    '0x1F',
    '1e3',
  ])('%s', async (value) => {
    const url = e.path.replaceAll(/\{\w+\}/g, value);
    const payload = { decision: 'approve', version: 1 };
    expectRefused(await send({ method: e.method, url, ...(e.method !== 'GET' && { payload }) }));
  });
});

describe('D31: every failure, anywhere', () => {
  test.each([
    ['an unknown address', { url: '/api/nothing' }, 404],
    ['an unknown address outside /api', { method: 'POST', url: '/nothing', payload: {} }, 404],
    ['another method', { method: 'PUT', url: '/api/login', payload: {} }, 404],
    ['a method nobody uses', { method: 'PATCH', url: '/api/saldo', payload: {} }, 404],
    ['a bad escape in the path', { url: '/api/%zz' }, 400],
    ['a bad escape in a parameter', { url: '/api/outbox/%E0%A4%A' }, 400],
    ['a parameter of 500 characters', { url: `/api/outbox/${'1'.repeat(500)}` }, 400],
    ['a path with ..', { url: '/sample-reports/../../package.json' }, 404],
    ['a path with .., escaped', { url: '/sample-reports/%2e%2e%2f%2e%2e%2fpackage.json' }, 404],
    ['a NUL in a file name', { url: '/sample-reports/a%00b' }, 404],
    ['a NUL in a page', { url: '/a%00b' }, 404],
  ] as [string, InjectOptions, number][])('%s', async (_, options, status) => {
    const reply = await send(options);
    expectRefused(reply);
    // An invalid path may return any of these.
    if (status === 404) expect([400, 403, 404]).toContain(reply.statusCode);
  });

  test('error sentences do not mention types or undefined', async () => {
    const said = new Set<string>();
    for (const { method, path } of WITH_BODY) {
      for (const payload of ['null', '{}']) {
        const call = { method, url: address(path), headers: JSON_TYPE, payload };
        const { error, fields = {} } = (await send(call)).json();
        for (const sentence of [error, ...Object.values(fields)]) said.add(`${path}: ${sentence}`);
      }
    }
    const technical = /expected (string|object|number)|received|Invalid option/;
    expect([...said].filter((sentence) => technical.test(sentence))).toEqual([]);
  });
});
