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

const send = (file: string | Buffer, mode: 'preview' | 'import' = 'import', plan?: string) =>
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

/** Text as Excel for Windows saves it as CSV. */
const windows = (text: string) =>
  Buffer.from(
    text.replaceAll('€', '\x80').replaceAll('–', '\x96').replaceAll('’', '\x92'),
    'latin1',
  );
/** The same as Excel saves it as “CSV (MS-DOS)”. */
const dos = (text: string) =>
  Buffer.from(text.replaceAll('ã', '\xc6').replaceAll('ç', '\x87'), 'latin1');
const detailsOf = async (file: string | Buffer): Promise<string[][]> => {
  const reply = await send(file, 'preview');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().lines.map(({ details }: { details: string[] }) => details);
};
const stored = async () => (await list()).map(({ password }: { password: string }) => password);

describe('a file that does not name its encoding', () => {
  test.each(['Verd€jante£-31', '€scada–77', 'Mar’e£alta', 'p£ndulo'])(
    'the password %s of a Windows file is stored as it is',
    async (password) => {
      await send(windows(`platform;user;password\nCorreios;geral;${password}\n`));
      expect(await stored()).toEqual([password]);
    },
  );

  test('the preview names lines and fields that could be read in another way', async () => {
    const file = windows('platform;user;password\nCorreios;geral;V€ra£-31\nRádio;ana;abc\nC;d;e\n');
    const reply = await send(file, 'preview');
    const sentence =
      'some characters could be read in another way. Check the entry after the import, or save the file as UTF-8 and choose it again.';
    expect(reply.json().lines.map(({ details }: { details: string[] }) => details)).toEqual([
      [`Password: ${sentence}`],
      [`Platform: ${sentence}`],
      [],
    ]);
    expect(reply.body).not.toContain('V€ra');
  });

  test('UTF-8 and UTF-16 need no check', async () => {
    const text = 'platform;user;password\nRádio;ana;V€ra£-31\n';
    expect(await detailsOf(text)).toEqual([[]]);
    expect(await detailsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual([[]]);
  });

  test('code page 850 is read where only it makes words', async () => {
    await send(dos('platform;user;password\nConceição;ana;abc\n'));
    expect(await list()).toMatchObject([{ platform: 'Conceição' }]);
  });
});

describe('what the preview of passwords names', () => {
  test('an entry without a password', async () => {
    expect(await detailsOf('platform,user,password\nRouter,admin,\n')).toEqual([['No password']]);
  });

  test('an entry with the same platform and user', async () => {
    await addEntry(t, ada, { platform: 'Bank', user: 'bia', password: 'first secret' });
    const file = `platform,user,password,code_secret\nbank,Bia,first secret,${CODE_SECRET}\nBank,bia,other,\n`;
    const there = 'A “Bank” with the same user is already there, and stays as it is.';
    expect(await detailsOf(file)).toEqual([
      [there],
      [there, 'Line 2 has the same platform and user.'],
    ]);
  });

  test.each([
    ['Português', 'Plataforma;Endereço;Usuário;Senha'],
    ['Portuguese of Portugal', 'PLATAFORMA;Link;Utilizador;Palavra-passe'],
    ['Español', 'Plataforma;Enlace;Usuario;Contraseña'],
  ])('headings in %s', async (_, headings) => {
    await send(`${headings};Notas\nBank;https://b.example;ana;a b;\n`);
    expect(await list()).toMatchObject([
      { platform: 'Bank', link: 'https://b.example', user: 'ana', password: 'a b' },
    ]);
  });

  test.each([
    ['inválido!!', 'their secret isn’t valid'],
    ['otpauth://totp/x?secret=1', 'their secret isn’t valid'],
    ['steam://ABC', 'their type isn’t supported'],
    ['otpauth://hotp/x?secret=JBSWY3DPEHPK3PXP', 'their type isn’t supported'],
  ])('why the code %s is not imported', async (code, why) => {
    const file = `name,login_uri,login_username,login_password,login_totp\nBank,,ana,x,${code}\n`;
    expect(await detailsOf(file)).toEqual([[`Not imported: one-time codes, because ${why}.`]]);
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
