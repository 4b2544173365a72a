import { declares } from '@intranet/contract/core/endpoint.ts';
import { describe, expect, test } from 'vitest';
import {
  address,
  expectRefused,
  JSON_TYPE,
  useAdminSender,
  WITH_BODY,
} from './bad-input.fixture.ts';
import { DISTINCT_CALLS } from './testing/link-calls.ts';
import { sample } from './testing/samples.ts';
import { useTestApp } from './testing/test-app.ts';

// garbage.test.ts sends each call generated garbage in the quick run.
const t = useTestApp();

const send = useAdminSender(t);

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
