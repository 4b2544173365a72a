import { expect } from 'vitest';
import { get, post, put } from '../../testing/calls.ts';
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

type Chosen = { people: number[]; groups: number[] };

/** Lets people use shared entries. */
export async function shareVault(t: TestApp, by: Person, isShared = true): Promise<void> {
  const reply = await put(t, by, '/api/vault/sharing', { is_shared: isShared });
  expect(reply.statusCode, reply.body).toBe(200);
}

/** Chooses an entry's readers and editors. */
export async function shareEntry(
  t: TestApp,
  by: Person,
  id: number,
  { readers, editors }: { readers?: Chosen; editors?: Chosen },
): Promise<void> {
  const path = `/api/vault/${id}/access`;
  const { version } = (await get(t, by, path)).json();
  const nobody = { people: [], groups: [] };
  const reply = await put(t, by, path, {
    ...{ readers: readers ?? nobody, editors: editors ?? nobody, version },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}
