import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { PERMISSIONS, type Permission } from '@intranet/contract/permissions.fixture.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { formOf } from './testing/calls.ts';
import { makePerson } from './testing/factories.ts';
import { DISTINCT_CALLS, LINK_CALLS } from './testing/link-calls.ts';
import { blankPng } from './testing/pictures.ts';
import { sample } from './testing/samples.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();

const SIGN_IN_FIRST = { error: 'Please sign in.', code: 'unauthenticated' };
const NOT_YOUR_ROLE = { error: 'You don’t have permission to do this.', code: 'forbidden' };

const ADDRESS = 'https://reports.example/view';

/** An input that an endpoint most likely accepts from the caller. */
function request(endpoint: Endpoint, own: string) {
  const day = '2026-05-04';
  const known = {
    NOMECOLABORADOR: own,
    nome: own,
    name: own,
    username: own,
    email: 'somebody@example.com',
    password: 'a good long passphrase',
    new_password: 'another good long one',
    token: 'x'.repeat(43),
    INICIO: day,
    FIM: day,
    OLD_START_DATE: day,
    NEW_START_DATE: '2026-05-05',
    NEW_END_DATE: '2026-05-06',
    start: day,
    end: day,
    moving: undefined,
    id: 1,
    url: ADDRESS,
    ...Object.fromEntries(LINKS.map(({ field }) => [field, ADDRESS])),
  };
  const query = sample(endpoint.query, known) as Record<string, string>;
  const body = (sample(endpoint.body, known) ?? {}) as Record<string, unknown>;
  return {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
    ...(typeof query === 'object' && { query: JSON.parse(JSON.stringify(query)) }),
    ...(endpoint.method !== 'GET' && {
      payload: endpoint.file ? formOf(body, [endpoint.file.field, blankPng(8)]) : body,
    }),
  };
}

/** The call's row in the hand-written table, because the contract's own `access` is under test. */
function rowOf({ method, path }: Endpoint): Permission {
  const row = PERMISSIONS[`${method} ${path}`];
  if (!row) throw new Error(`${method} ${path} has no row in permissions.fixture.ts`);
  return row;
}

/** Expects that the reply is no refusal for a missing session or role. */
function expectAdmitted(reply: LightMyRequestResponse): void {
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  const isJson = reply.headers['content-type']?.toString().includes('json') && reply.body;
  const body = isJson ? reply.json() : {};
  expect(body).not.toEqual(SIGN_IN_FIRST);
  expect(body).not.toEqual(NOT_YOUR_ROLE);
  expect(body.code).not.toBe('password_change_required');
}

function expectRefusedToNobody(reply: LightMyRequestResponse): void {
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toEqual(SIGN_IN_FIRST);
}

/**
 * Expects that calls are admitted or refused as in the table, and that the audit log has each
 * refusal.
 */
async function expectAsInTable(endpoints: readonly Endpoint[], role: Role): Promise<void> {
  const person = await makePerson(t, 'Otto Own', { role, balance: 20 });
  const refused: { actor: string; subject: string }[] = [];
  for (const endpoint of endpoints) {
    const headers = { cookie: person.cookie };
    const reply = await t.inject({ ...request(endpoint, person.name), headers });
    const { who } = rowOf(endpoint);
    if (who === 'public' || who.includes(role)) expectAdmitted(reply);
    else {
      const subject = `${endpoint.method} ${endpoint.path}`;
      expect([subject, reply.statusCode, reply.json()]).toEqual([subject, 403, NOT_YOUR_ROLE]);
      refused.push({ actor: 'Otto Own', subject });
    }
  }
  const audited = await t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'subject'])
    .where('action', '=', 'call_refused')
    .where(sql<boolean>`detail ->> 'rule' = 'role'`)
    .orderBy('id')
    .execute();
  expect(audited).toEqual(refused);
}

async function expectAsInTableWithoutSession(endpoint: Endpoint): Promise<void> {
  const reply = await t.inject(request(endpoint, 'Nobody'));
  if (rowOf(endpoint).who === 'public') expectAdmitted(reply);
  else expectRefusedToNobody(reply);
}

async function expectNothingOfTheForm(endpoint: Endpoint): Promise<void> {
  if (rowOf(endpoint).who === 'public' || endpoint.method === 'GET') return;
  const reply = await t.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\}/g, 'x'),
    headers: { 'content-type': 'application/json' },
    payload: '{"broken',
  });
  expectRefusedToNobody(reply);
}

describe.each(DISTINCT_CALLS.map((e) => [`${e.method} ${e.path}`, e] as const))(
  'S1: %s',
  (_, endpoint) => {
    test('without a session', () => expectAsInTableWithoutSession(endpoint));
    test.each(ROLES)('%s', (role) => expectAsInTable([endpoint], role));
    test('a refused caller gets no validation errors', () => expectNothingOfTheForm(endpoint));
  },
);

describe('S1, D59: while the vault is shared', () => {
  const calls = DISTINCT_CALLS.filter(({ path }) => /^.api.(vault|passwords)/.test(path));
  test.each(ROLES)('%s', async (role) => {
    await t.deps.db.updateTable('company_settings').set({ vault_shared: true }).execute();
    const person = await makePerson(t, 'Otto Own', { role });
    for (const endpoint of calls) {
      const headers = { cookie: person.cookie };
      const reply = await t.inject({ ...request(endpoint, person.name), headers });
      const { who, vaultUsers } = rowOf(endpoint);
      if (who.includes(role) || vaultUsers) expectAdmitted(reply);
      else expect([endpoint.path, reply.json()]).toEqual([endpoint.path, NOT_YOUR_ROLE]);
    }
  });
});

describe('S1: the calls of every link', () => {
  test('without a session', async () => {
    for (const endpoint of LINK_CALLS) await expectAsInTableWithoutSession(endpoint);
  });
  test.each(ROLES)('%s', (role) => expectAsInTable(LINK_CALLS, role));
  test('a refused caller gets no validation errors', async () => {
    for (const endpoint of LINK_CALLS) await expectNothingOfTheForm(endpoint);
  });
});

describe('S1: no call exists outside the contract', () => {
  function mounted(): string[] {
    const parents: string[] = [];
    return t.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', segment = '', methods = ''] =
          /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
        const depth = indent.length / 4;
        parents[depth] = (parents[depth - 1] ?? '') + segment;
        return methods
          .split(', ')
          .filter(Boolean)
          .map((method) => `${method} ${parents[depth]}`);
      });
  }

  test('no call is mounted that the contract does not declare', () => {
    const declared = ENDPOINTS.map((e) => `${e.method} ${e.path.replace(/\{(\w+)\}/g, ':$1')}`);
    const undeclared = mounted().filter((route) => {
      const isCall = /^(POST|PUT|PATCH|DELETE)/.test(route) || route.startsWith('GET /api/');
      return isCall && !declared.includes(route);
    });
    // The API reference for signed-in users: api-reference.test.ts.
    expect(undeclared.sort()).toEqual([
      'GET /api/docs',
      'GET /api/docs/',
      'GET /api/docs/js/scalar.js',
      'GET /api/openapi.json',
      // A moved call: vault/history/history.test.ts.
      'GET /api/vault/known_by/:account',
    ]);
  });

  test('every call the contract declares is mounted', () => {
    const routes = mounted();
    for (const { method, path } of ENDPOINTS) {
      expect(routes).toContain(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    }
  });

  test('the API’s description has them all', async () => {
    const { cookie } = await makePerson(t, 'Ana');
    const reply = await t.inject({ url: '/api/openapi.json', headers: { cookie } });
    const { paths } = reply.json() as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(ENDPOINTS.map((e) => `${e.method} ${e.path}`).sort());
  });
});
