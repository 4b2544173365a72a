import { declares } from '@intranet/contract/core/endpoint.ts';
import { errorReply } from '@intranet/contract/core/errors.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeEach, expect } from 'vitest';
import { makePerson, type Person } from './testing/factories.ts';
import { DISTINCT_CALLS } from './testing/link-calls.ts';
import type { TestApp } from './testing/test-app.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

export const WITH_BODY = DISTINCT_CALLS.filter((e) => declares(e.body) && !e.file);
export const address = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

/** Expects a 4xx with a sentence and a known code (D31), without internal details. */
export function expectRefused(reply: LightMyRequestResponse, hint = ''): void {
  const context = `${hint} ${reply.statusCode} ${reply.body.slice(0, 300)}`;
  expect(reply.statusCode, context).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode, context).toBeLessThan(500);
  const body = errorReply.strict().safeParse(reply.json());
  expect(body.success, context).toBe(true);
  expect(body.data?.error, context).toMatch(/\S/);
}

/** Sends requests as an admin, whom each test creates first. */
export function useAdminSender(t: TestApp) {
  let admin: Person;
  beforeEach(async () => {
    admin = await makePerson(t, 'Ada Admin', { role: 'admin', balance: 20 });
  });
  return (options: InjectOptions) =>
    t.inject({ ...options, headers: { cookie: admin.cookie, ...options.headers } });
}
