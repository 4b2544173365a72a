import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove, setClock } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeBin } from './bin.ts';
import { addEntry, audited, CODE_SECRET, readings } from './vault.fixture.ts';

const t = useTestApp();
let ada: Person;
let bea: Person;
beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
  bea = await makePerson(t, 'Bea', { role: 'admin' });
});

const list = async () => (await get(t, ada, '/api/passwords')).json();
const shown = async () => (await get(t, ada, '/api/vault')).json();
const reveal = (id: number, more = {}, by = ada) =>
  post(t, by, `/api/vault/${id}/password`, { purpose: 'reveal', ...more });
const change = (id: number, payload: object, by = ada) =>
  put(t, by, `/api/passwords/${id}`, { platform: 'Bank', link: '', user: '', ...payload });

const ODD = ' \t"quoted", <script>alert(1)</script>; naïve 👩‍🚀 \u202e=1+1\r\n\' ';

describe('spec §7: the four calls', () => {
  test('pitfall 17, S10: odd characters are kept to the letter; the list is an array', async () => {
    expect(await list()).toEqual([]);
    const entry = {
      platform: 'M&A + 50% "Data" <b>',
      link: 'https://x.example/?a=1&b=%20+2#c',
      user: "ana+vault@x.example; o'neil",
      password: ODD,
    };
    const id = await addEntry(t, ada, entry);
    expect(await list()).toEqual([{ id, ...entry }]);
    const second = { ...entry, platform: 'Ávila', password: '' };
    expect((await change(id, second)).json()).toEqual({ success: true, message: 'Password saved' });
    expect(await list()).toEqual([{ id, ...second }]);
    expect((await remove(t, ada, `/api/passwords/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('an empty password keeps the current one; an unchanged entry makes no version', async () => {
    const id = await addEntry(t, ada, { user: 'ana' });
    await setClock(t, '2026-03-05');
    await change(id, { user: 'bia' }, bea);
    await change(id, { user: 'bia' }, bea);
    expect((await reveal(id)).json()).toEqual({ password: 'first secret' });
    expect(await shown()).toEqual({
      entries: [
        {
          id,
          platform: 'Bank',
          link: '',
          user: 'bia',
          has_code: false,
          version: 2,
          password_changed_at: '2026-03-02T12:00:00.000Z',
          updated_at: '2026-03-05T12:00:00.000Z',
          updated_by: 'Bea',
          can_edit: true,
          is_shared: false,
          to_rotate: [],
        },
      ],
      deleted: [],
      is_shared: false,
    });
  });

  test('a version that is no longer the present one: 409 with the present state, no secret', async () => {
    const id = await addEntry(t, ada);
    await change(id, { user: 'bia', version: 1 }, bea);
    const reply = await change(id, { user: 'ana', password: 'typed', version: 1 });
    expect(failure(reply)).toMatchObject({ status: 409, code: 'stale_version' });
    expect(reply.json().current).toMatchObject({ user: 'bia', version: 2, updated_by: 'Bea' });
    expect(reply.body).not.toContain('first secret');
    expect(await readings(t)).toHaveLength(1);
  });

  test('of two concurrent saves of one version, one succeeds and the other gets a conflict', async () => {
    const id = await addEntry(t, ada);
    const saves = [1, 2, 3, 4].map((n) => change(id, { password: `new ${n}`, version: 1 }));
    const codes = (await Promise.all(saves)).map((reply) => reply.statusCode);
    expect(codes.sort()).toEqual([200, 409, 409, 409]);
    expect((await shown()).entries[0].version).toBe(2);
  });

  test.each([
    ['no platform', { platform: ' ' }, 'platform'],
    ['a password that is too long', { password: 'x'.repeat(1_001) }, 'password'],
    ['a NUL, which the database cannot hold', { password: 'a\u0000b' }, 'password'],
    ['a code secret that is none', { code_secret: 'no secret!' }, 'code_secret'],
  ])('%s: 400 at its field', async (_, wrong, field) => {
    const payload = { platform: 'Bank', link: '', user: '', password: 'x', ...wrong };
    const reply = await post(t, ada, '/api/passwords', payload);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await list()).toEqual([]);
  });
});

test.each([
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' },
])('S7: a link elsewhere does not list all passwords: %j', async (headers) => {
  await addEntry(t, ada);
  const reply = await get(t, ada, '/api/passwords', headers);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_origin']);
  expect(await readings(t)).toHaveLength(1);
});

describe('D36, S16: every reading of a secret', () => {
  test('has its rows: one revealed or copied, all listed, one’s own typed', async () => {
    const id = await addEntry(t, ada, { code_secret: CODE_SECRET });
    await reveal(id, {}, bea);
    await post(t, bea, `/api/vault/${id}/code`, { purpose: 'copy' });
    await get(t, bea, '/api/passwords');
    const of = (reader: string, how: string, of_code = false) => {
      return { entry_id: id, reader, how, of_code, secret_version: 1 };
    };
    expect(await readings(t)).toEqual([
      of('Ada', 'typed'),
      of('Ada', 'typed', true),
      of('Bea', 'revealed'),
      of('Bea', 'copied', true),
      of('Bea', 'listed'),
    ]);
    const detail = { entry: id };
    expect(await audited(t)).toEqual([
      { action: 'password_entry_created', actor: 'Ada', subject: 'Bank', detail },
      { action: 'password_revealed', actor: 'Bea', subject: 'Bank', detail },
      { action: 'code_copied', actor: 'Bea', subject: 'Bank', detail },
      { action: 'passwords_listed', actor: 'Bea', subject: '', detail: { entries: 1 } },
    ]);
  });

  test.each(['audit_entries', 'vault_readings'])(
    'without its row in %s no secret leaves',
    async (table) => {
      const id = await addEntry(t, ada, { code_secret: CODE_SECRET });
      const { pool } = t.database;
      await pool.query(`alter table ${table} add constraint broken check (false) not valid`);
      try {
        const replies = [
          await reveal(id),
          await post(t, ada, `/api/vault/${id}/code`, { purpose: 'copy' }),
          await get(t, ada, '/api/passwords'),
          await post(t, ada, '/api/vault/export'),
        ];
        for (const reply of replies) {
          expect(reply.statusCode).toBe(500);
          expect(Object.keys(reply.json()).sort()).toEqual(['code', 'error', 'request_id']);
        }
      } finally {
        await pool.query(`alter table ${table} drop constraint broken`);
      }
    },
  );

  test('the readings cannot be changed or taken away', async () => {
    await addEntry(t, ada);
    for (const statement of [
      "update vault_readings set reader = 'x'",
      'delete from vault_readings',
    ]) {
      await expect(t.database.pool.query(statement)).rejects.toThrow();
    }
  });
});

describe('one-time codes', () => {
  test('the code of the moment, and how long it is valid', async () => {
    const id = await addEntry(t, ada, { code_secret: CODE_SECRET });
    await setClock(t, '2009-02-13T23:31:30Z');
    const reply = await post(t, ada, `/api/vault/${id}/code`, { purpose: 'reveal' });
    // RFC 6238, appendix B: the last six digits of 89005924, at 1234567890.
    expect(reply.json()).toEqual({ code: '005924', valid_for: 30 });
  });

  test('set and taken away, each a version; a wrong one is refused at its field', async () => {
    const id = await addEntry(t, ada);
    const path = `/api/vault/${id}/code`;
    const wrong = await put(t, ada, path, { secret: '12345' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['secret']]);
    expect((await put(t, ada, path, { secret: 'gezd gnbv gy3t qojq' })).statusCode).toBe(200);
    expect((await shown()).entries[0]).toMatchObject({ has_code: true, version: 2 });
    expect((await remove(t, ada, path)).statusCode).toBe(200);
    expect((await shown()).entries[0]).toMatchObject({ has_code: false, version: 3 });
    expect(failure(await post(t, ada, path, { purpose: 'copy' })).status).toBe(404);
  });
});

describe('the bin', () => {
  test('its entries are not read, changed or listed, and can be restored', async () => {
    const id = await addEntry(t, ada);
    await remove(t, bea, `/api/passwords/${id}`);
    expect(await list()).toEqual([]);
    expect(await shown()).toMatchObject({ entries: [], deleted: [{ id, deleted_by: 'Bea' }] });
    for (const reply of [
      await reveal(id),
      await change(id, {}),
      await remove(t, ada, `/api/passwords/${id}`),
      await get(t, ada, `/api/vault/${id}/history`),
    ]) {
      expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
    }
    const restore = () => post(t, ada, `/api/vault/${id}/restore`);
    expect((await restore()).statusCode).toBe(200);
    expect((await restore()).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('after 30 days it is purged, once, with a row in the audit log', async () => {
    const id = await addEntry(t, ada);
    const kept = await addEntry(t, ada, { platform: 'Kept' });
    await change(id, { password: 'second' });
    await remove(t, ada, `/api/passwords/${id}`);
    t.setNow('2026-04-01T11:59:00Z');
    await purgeBin(t.deps);
    expect(await t.deps.db.selectFrom('vault_entries').select('id').execute()).toHaveLength(2);
    t.setNow('2026-04-01T12:00:00Z');
    await Promise.all([purgeBin(t.deps), purgeBin(t.deps)]);
    const rows = await t.deps.db.selectFrom('vault_entries').select('id').execute();
    expect(rows).toEqual([{ id: kept }]);
    expect(await t.deps.db.selectFrom('vault_versions').select('id').execute()).toEqual([]);
    const purged = (await audited(t)).filter(({ action }) => action === 'password_entry_purged');
    expect(purged).toEqual([
      {
        action: 'password_entry_purged',
        actor: 'Intranet',
        subject: 'Bank',
        detail: { entry: id },
      },
    ]);
  });
});
