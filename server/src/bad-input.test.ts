import { declares } from '@intranet/contract/core/endpoint.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  address,
  expectRefused,
  JSON_TYPE,
  useAdminSender,
  WITH_BODY,
} from './bad-input.fixture.ts';
import { LINK_CALLS } from './testing/link-calls.ts';
import { sample } from './testing/samples.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();

const send = useAdminSender(t);

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
