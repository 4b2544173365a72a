import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { createKeyedSealer } from '#core/keyed-sealer.ts';
import { loadVaultKeys, saveVaultKeys } from '#core/secrets.ts';
import { get, post, put, remove } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { readCode, readPassword } from '../read-secret.ts';
import { addEntry, CODE_SECRET } from '../vault.fixture.ts';
import { assertNoServer, checkVaultKeys, findUsedKeys } from './check-keys.ts';
import { forgetKeys, rotateKeys } from './rotate-keys.ts';

const t = useTestApp();
const OLD = Buffer.alloc(32, 7);
const SECRETS = ['first secret', 'second secret', CODE_SECRET];

let ada: Person;
let id: number;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'vault-keys-'));
  await saveVaultKeys(dataDir, [OLD]);
  ada = await makePerson(t, 'Ada', { role: 'admin' });
  id = await addEntry(t, ada, { password: 'first secret', code_secret: CODE_SECRET });
  await put(t, ada, `/api/passwords/${id}`, { platform: 'Bank', password: 'second secret' });
  const gone = await addEntry(t, ada, { platform: 'In the bin', password: 'first secret' });
  await remove(t, ada, `/api/passwords/${gone}`);
});
afterEach(() => rm(dataDir, { recursive: true }));

const deps = (vaultKeys: string[] | null = null) => ({
  db: t.deps.db,
  config: { vaultKeys, dataDir },
  // The test's app is connected to this database.
  assertNoServer: async () => undefined,
});
const keysOfFile = () => loadVaultKeys(null, dataDir);

describe('S15: what is stored', () => {
  test('no table, dumped as text, has a password or a secret for codes', async () => {
    await post(t, ada, `/api/vault/${id}/password`, { purpose: 'copy' });
    await get(t, ada, '/api/passwords');
    await post(t, ada, '/api/vault/export');
    const { rows } = await t.database.pool.query(
      `select table_schema, table_name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { table_schema: schema, table_name: name } of rows) {
      const dump = await t.database.pool.query(`select t::text as row from ${schema}."${name}" t`);
      const text = dump.rows.map(({ row }) => row).join('\n');
      for (const secret of SECRETS) {
        expect(text, name).not.toContain(secret);
        expect(text, name).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
  });

  test('ciphertexts swapped between rows or fields do not open', async () => {
    const other = await addEntry(t, ada, { password: 'other', code_secret: CODE_SECRET });
    const { pool } = t.database;
    const reveal = (one: number) =>
      post(t, ada, `/api/vault/${one}/password`, { purpose: 'reveal' });
    const swap = async () => {
      await pool.query(
        `update vault_entries a set sealed_password = b.sealed_password,
           sealed_code_secret = b.sealed_code_secret
         from vault_entries b where (a.id, b.id) in (($1, $2), ($2, $1))`,
        [id, other],
      );
    };
    await swap();
    for (const reply of [
      await reveal(id),
      await reveal(other),
      await post(t, ada, `/api/vault/${id}/code`, { purpose: 'copy' }),
      await get(t, ada, '/api/passwords'),
    ]) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().error).toMatch(/^Couldn’t decrypt/);
    }
    await swap();
    expect((await reveal(id)).statusCode).toBe(200);
    await pool.query(
      `update vault_entries set sealed_password = sealed_code_secret,
         sealed_code_secret = sealed_password where id = $1`,
      [id],
    );
    expect((await reveal(id)).statusCode).toBe(409);
  });
});

describe('S15: another key', () => {
  async function readAll(keys: Buffer[]) {
    const other = { ...t.deps, vaultSealer: createKeyedSealer(keys) };
    const origin = { address: '', userAgent: '' };
    const actor = { role: 'admin', accountId: ada.accountId, username: 'Ada', origin } as Actor;
    const [version] = await t.deps.db.selectFrom('vault_versions').select('id').execute();
    const wanted = { id, purpose: 'copy' } as const;
    const { code } = await readCode(other, actor, wanted);
    return [
      await readPassword(other, actor, { ...wanted, earlier: version?.id }),
      await readPassword(other, actor, wanted),
      code.length,
    ];
  }

  test('the file gets one, everything is sealed with it, and the former can be forgotten', async () => {
    expect(await rotateKeys(deps())).toEqual([
      '2 entries and 1 earlier version are under the new key now.',
      expect.stringContaining('still holds the former key'),
    ]);
    const [fresh, former, ...more] = await keysOfFile();
    expect([former, more]).toEqual([OLD, []]);
    const file = path.join(dataDir, 'vault-key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const written = await readFile(file, 'utf8');

    expect((await rotateKeys(deps()))[0]).toMatch(/^Nothing to do/);
    expect(await readFile(file, 'utf8')).toBe(written);

    expect((await forgetKeys(deps()))[0]).toMatch(/^1 key was taken out/);
    expect((await forgetKeys(deps()))[0]).toMatch(/^Nothing to do/);
    const keys = await keysOfFile();
    expect(keys).toEqual([fresh]);
    expect(await findUsedKeys(t.deps.db)).toEqual([createKeyedSealer(keys).keyId]);
    expect(await readAll(keys)).toEqual(['first secret', 'second secret', 6]);
  });

  test('ended before anything was sealed anew, it goes on with the key it has added', async () => {
    const added = Buffer.alloc(32, 9);
    await saveVaultKeys(dataDir, [added, OLD]);
    expect((await forgetKeys(deps()))[0]).toMatch(/^Nothing to do/);
    expect((await rotateKeys(deps()))[0]).toMatch(/^2 entries/);
    expect(await keysOfFile()).toEqual([added, OLD]);
    expect(await readAll([added])).toEqual(['first secret', 'second secret', 6]);
  });

  test('with VAULT_KEY: under its first key; the others may go', async () => {
    const given = [Buffer.alloc(32, 9), OLD].map((key) => key.toString('hex'));
    expect((await rotateKeys(deps(given)))[0]).toMatch(/^2 entries and 1 earlier version/);
    expect((await rotateKeys(deps(given)))[0]).toMatch(/^Nothing to do/);
    expect(await readAll([Buffer.alloc(32, 9)])).toEqual(['first secret', 'second secret', 6]);
    await expect(forgetKeys(deps(given))).rejects.toThrow(/VAULT_KEY/);
  });

  test('a secret that cannot be opened stops it without changes', async () => {
    await t.database.pool.query(
      `update vault_versions set sealed_password = sealed_password || '\\x00'::bytea`,
    );
    const rows = () => t.deps.db.selectFrom('vault_entries').selectAll().orderBy('id').execute();
    const before = await rows();
    await expect(rotateKeys(deps())).rejects.toThrow(/“Bank”.*Nothing was changed/);
    expect(await rows()).toEqual(before);
  });

  test('a start without the key that is needed is refused in one sentence', async () => {
    const check = (key: Buffer, vaultKeys: string[] | null) =>
      checkVaultKeys({ ...deps(vaultKeys), vaultSealer: createKeyedSealer([key]) });
    await check(OLD, null);
    await expect(check(Buffer.alloc(32, 9), null)).rejects.toThrow(/the file .*vault-key/);
    await expect(check(Buffer.alloc(32, 9), ['x'])).rejects.toThrow(/the setting VAULT_KEY/);
  });

  test('the file is not touched while a server runs on the database', async () => {
    await expect(assertNoServer(t.deps.db)).rejects.toThrow(/stop it first/);
  });
});
