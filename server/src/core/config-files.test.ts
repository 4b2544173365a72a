import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'intranet-secrets-'));
afterAll(() => rmSync(directory, { recursive: true }));

const KEY = 'ab'.repeat(32);
const SECRET = 'a secret of more than thirty-two characters';

function fileWith(text: string): string {
  const file = path.join(directory, `secret-${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    parseConfig(env, { demo: false });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return '';
}

describe('a secret may be in a file', () => {
  test.each([
    ['AUTH_SECRET', SECRET, { authSecret: SECRET }],
    ['VAULT_KEY', KEY, { vaultKeys: [KEY] }],
    ['DATABASE_URL', 'postgres://a:b@host/db', { databaseUrl: 'postgres://a:b@host/db' }],
    ['MAIL_URL', 'smtp://a:b@host', { mailUrl: 'smtp://a:b@host' }],
    ['FILES_URL', 's3://key:secret@host/bucket', { filesUrl: 's3://key:secret@host/bucket' }],
    ['METRICS_TOKEN', 'a token of the tests', { metricsToken: 'a token of the tests' }],
  ])('%s, trimmed', (name, value, expected) => {
    const file = fileWith(`  ${value}\n`);
    expect(parseConfig({ [`${name}_FILE`]: file }, { demo: false })).toMatchObject(expected);
  });

  test('METABASE_SECRET', () => {
    const secret = 'm'.repeat(64);
    const env = { METABASE_URL: 'https://bi.example.com', METABASE_SECRET_FILE: fileWith(secret) };
    expect(parseConfig(env, { demo: false }).embeds.metabase?.secret).toBe(secret);
  });

  test('OIDC_CLIENT_SECRET', () => {
    const env = {
      OIDC_ISSUER: 'https://login.example.com',
      OIDC_CLIENT_ID: 'intranet',
      OIDC_CLIENT_SECRET_FILE: fileWith('hunter2\n'),
    };
    expect(parseConfig(env, { demo: false }).singleSignOn?.clientSecret).toBe('hunter2');
  });

  test('an empty setting of either kind counts as absent', () => {
    const env = { AUTH_SECRET: '', AUTH_SECRET_FILE: fileWith(SECRET), VAULT_KEY_FILE: '' };
    expect(parseConfig(env, { demo: false }).authSecret).toBe(SECRET);
  });
});

describe('an error is one sentence that names the setting and no secret (S8)', () => {
  test.each([
    ['given both ways', { AUTH_SECRET: SECRET, AUTH_SECRET_FILE: fileWith(SECRET) }],
    ['no such file', { AUTH_SECRET_FILE: path.join(directory, 'none') }],
    ['a folder', { AUTH_SECRET_FILE: directory }],
    ['nothing in it', { AUTH_SECRET_FILE: fileWith(' \n') }],
    ['too short', { AUTH_SECRET_FILE: fileWith('hunter2') }],
  ])('%s', (_, env) => {
    const sentence = refusal(env);
    expect(sentence).toContain('AUTH_SECRET');
    expect(sentence).toMatch(/^\S.*\.$/);
    expect(sentence).not.toMatch(/\n|hunter2|thirty-two/);
  });
});

describe('a server of several shares what others need, or does not start', () => {
  const shared = { DATABASE_URL: 'postgres://a:b@host/db', AUTH_SECRET: SECRET, VAULT_KEY: KEY };

  test.each(['web', 'worker'] as const)('ROLE=%s', (role) => {
    expect(parseConfig({ ...shared, ROLE: role }, { demo: false }).role).toBe(role);
    for (const name of Object.keys(shared)) {
      expect(refusal({ ...shared, ROLE: role, [name]: '' })).toContain(`The setting ${name} `);
    }
  });
});
