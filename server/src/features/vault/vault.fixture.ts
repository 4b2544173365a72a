import { expect } from 'vitest';
import { post } from '../../testing/calls.ts';
import type { Person } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const CODE_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export interface GivenEntry {
  platform?: string;
  link?: string;
  user?: string;
  password?: string;
  code_secret?: string;
}

export async function addEntry(t: TestApp, by: Person, entry: GivenEntry = {}): Promise<number> {
  const payload = { platform: 'Bank', link: '', user: '', password: 'first secret', ...entry };
  const reply = await post(t, by, '/api/passwords', payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}

export function audited(t: TestApp) {
  return t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'subject', 'detail'])
    .orderBy('id')
    .execute();
}

export function readings(t: TestApp) {
  return t.deps.db
    .selectFrom('vault_readings')
    .select(['entry_id', 'reader', 'how', 'of_code', 'secret_version'])
    .orderBy('id')
    .execute();
}
