import { declares } from '@intranet/contract/core/endpoint.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import type { LightMyRequestResponse } from 'fastify';
import { symbols } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { issueFirstAdminLink } from '#features/accounts/first-admin.ts';
import { sendResetCode } from '#features/accounts/reset/send-reset-code.ts';
import { addEntry, CODE_SECRET } from '#features/vault/vault.fixture.ts';
import { get, post, put, remove, requestLeave, tokenOf } from './testing/calls.ts';
import { makePerson, PASSWORD } from './testing/factories.ts';
import { sample } from './testing/samples.ts';
import { useTestApp } from './testing/test-app.ts';
import { appCode, turnOnTwoFactor, wrongCode } from './testing/two-factor.ts';

const t = useTestApp({ LOG_LEVEL: 'warn' });
let lines: string[] = [];
let refusals: string[] = [];
let addresses: string[] = [];

beforeAll(() => {
  const log = t.app.log as unknown as Record<symbol, unknown> & { level: string };
  log[symbols.streamSym] = { write: (line: string) => lines.push(line) };
  log.level = 'trace';
  const { inject } = t;
  t.inject = async (options) => {
    addresses.push(typeof options.url === 'string' ? options.url : '');
    const reply = await inject(options);
    if (reply.statusCode >= 400) refusals.push(reply.body);
    return reply;
  };
});

async function dump(): Promise<Record<string, string>> {
  const { rows } = await t.database.pool.query<{ place: string }>(
    `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const tables: Record<string, string> = {};
  for (const { place } of rows) {
    const { rows: found } = await t.database.pool.query(`select t::text as row from ${place} t`);
    tables[place] = found.map(({ row }) => row).join('\n');
  }
  return tables;
}

/** The forms in which a secret might appear: plain, hex and base64. */
const encodingsOf = (secret: string) => [
  secret,
  secret.replaceAll('-', ''),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

const sessionOf = (reply: LightMyRequestResponse) => reply.cookies[0]?.value ?? 'no session';

/** Uses secrets in every correct and wrong way. @returns the secrets */
async function useAllSecrets(): Promise<Record<string, string>> {
  const link = (await issueFirstAdminLink(t.deps)) ?? '';
  const firstAdmin = { token: link.split('#')[1] ?? '', password: 'first admin: a phrase' };
  const ada = { username: 'Ada Admin', email: 'ada@example.com' };
  await post(t, null, '/api/first_admin', { ...firstAdmin, token: `${firstAdmin.token}x`, ...ada });
  expect((await post(t, null, '/api/first_admin', { ...firstAdmin, ...ada })).statusCode).toBe(200);
  await post(t, null, '/api/first_admin', { ...firstAdmin, ...ada });

  const signIn = (username: string, password: string, code?: string) =>
    post(t, null, '/api/login', { username, password, code });
  const ownPassword = { username: ada.username, password: firstAdmin.password };
  const adminSession = sessionOf(await signIn(ada.username, ownPassword.password));
  const admin = { cookie: `session=${adminSession}` };

  const temporary = 'temporary: a phrase';
  const forced = 'forced change: a phrase';
  const byCode = 'by reset code: a phrase';
  const mistyped = 'my bank: another phrase';
  const given = { username: 'Nina Nova', email: 'nina@example.com', password: temporary };
  const registration = { ...given, role: 'full_access', force_password_change: true };
  expect((await post(t, admin, '/api/register', registration)).statusCode).toBe(200);
  await post(t, admin, '/api/register', registration);
  await signIn('Nina Nova', mistyped);
  await signIn(mistyped, mistyped);
  const first = sessionOf(await signIn('Nina Nova', temporary));
  const nina = { cookie: `session=${first}` };
  const change = { username: 'Nina Nova', new_password: forced };
  expect((await post(t, nina, '/api/force_change_password', change)).statusCode).toBe(200);
  await post(t, null, '/api/forgot_password', { email: given.email });
  const { rows: jobs } = await t.database.pool.query(
    "select data from pgboss.job where name = 'reset_code'",
  );
  for (const { data } of jobs) await sendResetCode(t.deps, data);
  const mailed = (await t.mails()).findLast((mail) => mail.subject === 'Your reset code');
  const resetCode = new URL(mailed?.action?.url ?? 'about:blank').hash.slice(1);
  const redeem = (reset_code: string) =>
    post(t, null, '/api/verify-reset-code', { reset_code, new_password: byCode });
  await redeem(`${resetCode}X`);
  expect((await redeem(resetCode)).statusCode).toBe(200);
  await redeem(resetCode);

  const ivo = { nome: 'Ivo', area: 'Legal', cargo: 'Head', start_date: '2026-01-05', saldo: 0 };
  const invited = {
    username: 'Ivo',
    email: 'ivo@example.com',
    role: 'full_access',
    language: 'en',
  };
  const added = await post(t, admin, '/api/people', { ...ivo, ...invited });
  expect(added.statusCode, added.body).toBe(200);
  const invitation = tokenOf((await t.mails()).at(-1));
  const joined = 'by invitation: a phrase';
  for (const token of [`${invitation}x`, invitation, invitation]) {
    await post(t, null, '/api/invitations/lookup', { token });
    await post(t, null, '/api/invitations/accept', { token, password: joined });
  }

  const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  const { secret, recoveryCodes } = await turnOnTwoFactor(t, hugo);
  t.setNow('2026-03-02T12:02:00Z');
  await signIn('Hugo Head', PASSWORD, wrongCode(t, secret));
  const withApp = sessionOf(await signIn('Hugo Head', PASSWORD, appCode(t, secret)));
  const [recovery = ''] = recoveryCodes;
  const withRecovery = sessionOf(await signIn('Hugo Head', PASSWORD, recovery));
  expect([withApp, withRecovery]).not.toContain('no session');
  await signIn('Hugo Head', PASSWORD, recovery);

  const olga = await makePerson(t, 'Olga Own', { balance: 20 });
  await requestLeave(t, olga, '2026-04-06', '2026-04-10');
  const decision = tokenOf((await t.mails()).at(-1));
  for (const token of [`${decision}x`, decision, decision]) {
    await post(t, null, '/api/leave-decisions/lookup', { token });
    await post(t, null, '/api/leave-decisions', { token, decision: 'approve' });
  }
  const feed = (await post(t, olga, '/api/calendar_feeds', { kind: 'own' })).json().url as string;
  const calendar = feed.split('/').at(-1)?.replace('.ics', '') ?? '';
  const vaulted = 'vault "hünter2" secret';
  const changed = 'vault hünter3 secret';
  const boss = { cookie: admin.cookie } as Parameters<typeof addEntry>[1];
  const id = await addEntry(t, boss, { password: vaulted, code_secret: CODE_SECRET });
  const entry = { platform: 'Bank', link: '', user: '', password: changed, version: 1 };
  expect((await put(t, boss, `/api/passwords/${id}`, entry)).statusCode).toBe(200);
  expect((await put(t, boss, `/api/passwords/${id}`, entry)).statusCode).toBe(409);
  await post(t, admin, `/api/vault/${id}/password`, { purpose: 'reveal' });
  await post(t, admin, `/api/vault/${id}/code`, { purpose: 'copy' });
  await get(t, admin, '/api/passwords');
  await get(t, olga, '/api/passwords');
  const exported = await post(t, admin, '/api/vault/export');
  expect(exported.body).toContain(changed);
  await post(t, admin, '/api/password-confirmations', { current_password: mistyped });
  await remove(t, admin, `/api/passwords/${id}`);

  await t.database.pool.query('alter table rate_limit_attempts rename to away');
  expect((await signIn('Olga Own', PASSWORD)).statusCode).toBe(500);
  await t.database.pool.query('alter table away rename to rate_limit_attempts');
  await post(t, admin, '/api/logout');

  return {
    firstToken: firstAdmin.token,
    invitation,
    joined,
    firstPassword: firstAdmin.password,
    ...{ adminSession, temporary, forced, byCode, mistyped, first, resetCode, PASSWORD },
    ...{ secret, recovery, withApp, withRecovery, decision, calendar, vaulted, changed },
    codeSecret: CODE_SECRET,
    ownSession: olga.cookie.split('=')[1] ?? '',
  };
}

test('S8, S15: no used secret is in the log, an error, an address or the database', async () => {
  [lines, refusals, addresses] = [[], [], []];
  const secrets = await useAllSecrets();
  const tables = await dump();
  const mails = await t.mails();

  // The search covered all tables.
  expect(Object.keys(tables).length).toBeGreaterThan(30);
  expect(lines.length).toBeGreaterThan(60);
  expect(refusals.length).toBeGreaterThan(12);
  const audit = tables['public.audit_entries'] ?? '';
  for (const action of ['sign_in_refused', 'password_reset_by_code', 'passwords_exported']) {
    expect(audit).toContain(action);
  }

  const places = {
    log: lines.join('\n'),
    errors: refusals.join('\n'),
    'addresses called': addresses.join('\n'),
    // The part of an email's link that servers and proxies see.
    'links of mails': mails.map(({ action }) => action?.url.split('#')[0]).join('\n'),
    'subjects of mails': mails.map(({ subject }) => subject).join('\n'),
    ...tables,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(9);
    for (const disguise of encodingsOf(secret)) {
      const found = Object.entries(places).filter(([, text]) => text.includes(disguise));
      expect(
        found.map(([place]) => place),
        name,
      ).toEqual([]);
    }
  }
});

test('S8: no call takes a secret in its path or its query, except a calendar feed’s address', () => {
  const secretive = /token|secret|code|password|session|cookie/i;
  const taking = ENDPOINTS.filter((endpoint) =>
    [endpoint.query, endpoint.params].some((schema) => {
      const fields = declares(schema) ? Object.keys((sample(schema) ?? {}) as object) : [];
      return fields.some((field) => secretive.test(field));
    }),
  );
  expect(taking.map(({ path }) => path)).toEqual(['/api/calendar_feed/{secret}']);
});
