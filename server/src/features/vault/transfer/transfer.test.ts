import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, upload } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addEntry, audited, CODE_SECRET, readings } from '../vault.fixture.ts';

const t = useTestApp();
let ada: Person;
beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
});

const send = (file: string, mode: 'preview' | 'import' = 'import', plan?: string) =>
  upload(t, ada, '/api/vault/import', { mode, ...(plan && { plan }) }, ['file', file, 'x.csv']);
const list = async () => (await get(t, ada, '/api/passwords')).json();
const entries = async () => (await get(t, ada, '/api/vault')).json().entries;
const exported = () => post(t, ada, '/api/vault/export');

const FILE = `platform,link,user,password,code_secret
M&A Room,https://m.example,ana," ""odd"" 🔑 ",${CODE_SECRET}
Bank,,bia,first secret,
`;

describe('an import', () => {
  test('looking changes nothing; doing it adds all, with readings and a line for each', async () => {
    const looked = (await send(FILE, 'preview')).json();
    expect(looked).toMatchObject({ imported: false, form: 'own' });
    expect([await entries(), await readings(t), await audited(t)]).toEqual([[], [], []]);
    const done = await send(FILE, 'import', looked.plan);
    expect(done.json()).toEqual({ ...looked, imported: true });
    const [bank, room] = await entries();
    expect(await readings(t)).toMatchObject(
      [
        { entry_id: room.id, how: 'imported', of_code: false },
        { entry_id: bank.id, how: 'imported', of_code: false },
        { entry_id: room.id, how: 'imported', of_code: true },
      ].sort((a, b) => a.entry_id - b.entry_id || Number(a.of_code) - Number(b.of_code)),
    );
    expect(
      (await audited(t)).map(({ action, subject, detail }) => [action, subject, detail]),
    ).toEqual([
      ['password_entry_created', 'M&A Room', { entry: room.id }],
      ['password_entry_created', 'Bank', { entry: bank.id }],
      ['passwords_imported', '', { form: 'own', lines: 2, created: 2 }],
    ]);
    expect(await list()).toMatchObject([
      { platform: 'Bank', password: 'first secret' },
      { platform: 'M&A Room', password: ' "odd" 🔑 ' },
    ]);
  });

  test('D66: columns that would be lost need a confirmation', async () => {
    const file = 'name,url,username,password,note\nBank,,ana,one,the branch\nShop,,bia,two,\n';
    const preview = (await send(file, 'preview')).json();
    expect(preview.not_imported).toEqual(['note']);
    expect(failure(await send(file, 'import', preview.plan))).toMatchObject({
      status: 409,
      code: 'import_refused',
      error: expect.stringContaining('without these columns: note'),
    });
    expect(await entries()).toEqual([]);
    const answered = { mode: 'import', plan: preview.plan, ignore_columns: 'yes' };
    const done = await upload(t, ada, '/api/vault/import', answered, ['file', file, 'x.csv']);
    expect(done.json().imported).toBe(true);
    expect(await entries()).toHaveLength(2);
  });

  test('one wrong line, or another plan than was looked at, and nothing is in', async () => {
    const wrong = await send(`${FILE},,,nameless,\n`);
    expect(failure(wrong)).toMatchObject({ status: 409, code: 'import_refused' });
    const { plan } = (await send(FILE, 'preview')).json();
    await addEntry(t, ada, { platform: 'Bank', user: 'bia', password: 'first secret' });
    expect(failure(await send(FILE, 'import', plan)).code).toBe('import_refused');
    expect(await entries()).toHaveLength(1);
  });

  test('two at once add each entry once', async () => {
    const replies = await Promise.all([send(FILE), send(FILE), send(FILE)]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(await entries()).toHaveLength(2);
  });

  test('S16: a preview that confirms a password is written down', async () => {
    const bea = await makePerson(t, 'Bea', { role: 'admin' });
    const id = await addEntry(t, bea, { user: 'bia' });
    await send('platform,user,password\nBank,bia,a guess\n', 'preview');
    expect(await readings(t)).toHaveLength(1);
    expect(await audited(t)).toHaveLength(1);
    await send('platform,user,password\nBank,bia,first secret\n', 'preview');
    expect((await readings(t)).at(-1)).toMatchObject({
      entry_id: id,
      reader: 'Ada',
      how: 'imported',
    });
    expect((await audited(t)).at(-1)).toMatchObject({
      action: 'passwords_confirmed',
      detail: { form: 'own', confirmed: 1 },
    });
  });
});

describe('an export', () => {
  test('S10: all in clear as a file that is not kept, which our own import knows again', async () => {
    await addEntry(t, ada, { platform: '=Bank', password: "'=1+1", code_secret: CODE_SECRET });
    await addEntry(t, ada, { platform: 'Ávila', user: '@ana', password: '\t"x"\r\ny ' });
    const reply = await exported();
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="passwords-2026-03-02.csv"',
      'cache-control': 'no-store',
    });
    const { lines } = (await send(reply.body, 'preview')).json();
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(['none', 'none']);
    await t.deps.db.deleteFrom('vault_entries').execute();
    expect((await send(reply.body)).statusCode).toBe(200);
    expect((await exported()).body).toBe(reply.body);
    const acts = (await audited(t)).filter(({ action }) => action === 'passwords_exported');
    expect(acts.map(({ detail }) => detail)).toEqual([{ entries: 2 }, { entries: 2 }]);
    const how = (await readings(t)).filter((one) => one.how === 'exported');
    expect(how.filter((one) => one.of_code)).toHaveLength(2);
    expect(how).toHaveLength(6);
  });
});
