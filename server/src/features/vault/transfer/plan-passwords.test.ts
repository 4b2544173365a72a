import { entrySchema } from '@intranet/contract/vault/schemas.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ColumnLimit, type CsvOptions, readCsv } from '#core/sheets/read-csv.ts';
import { readInWorker } from '#core/sheets/read-in-worker.ts';
import { parseCodeSecret } from '../code-secret.ts';
import type { EntryState } from '../replace-entry.ts';
import { planPasswords } from './plan-passwords.ts';
import { PROGRAM_EXPORTS } from './program-exports.fixture.ts';
import { readPasswordLines } from './read-lines.ts';
import { toCsv } from './write-csv.ts';

const CODE = 'JBSWY3DPEHPK3PXP';

/** Parses in this thread, because one thread per file would take minutes. */
const readHere: typeof readInWorker = async (job) =>
  readCsv(Buffer.from(job.file), job.maxRows, job as CsvOptions, new ColumnLimit(job.maxColumns));

async function plan(file: string | Buffer, known: EntryState[] = [], read = readHere) {
  const { form, lines } = await readPasswordLines(Buffer.from(file as string), read);
  const entries = known.map((state, id) => ({ id, state }));
  const steps = planPasswords(lines, form, entries);
  return { form, steps, lines: steps.map(({ line }) => line) };
}
const created = async (file: string | Buffer) =>
  (await plan(file)).steps.map(({ create }) => create);
const state = (one: Partial<EntryState> = {}): EntryState => {
  return { platform: 'Bank', link: '', user: '', password: 'x', codeSecret: null, ...one };
};

describe('S10: our own form', () => {
  /** Cells with escaped formulas, quotes, newlines and any character. */
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...`'=+-@\t\r\n",; ＝aé`) }),
  );
  const states = fc
    .record({
      platform: text,
      link: text,
      user: text,
      password: text,
      codeSecret: fc.constantFrom(null, CODE, `otpauth://totp/x?secret=${CODE}&digits=8`),
    })
    .map((one) => ({ ...one, parsed: entrySchema.safeParse(one).data }))
    .filter(({ parsed }) => parsed !== undefined)
    .map(({ parsed, codeSecret }): EntryState => {
      const { password = '', link = '', user = '', platform = '' } = parsed ?? {};
      const secret = codeSecret && parseCodeSecret(codeSecret);
      return { platform, link, user, password, codeSecret: secret };
    });

  test('property: export → import → export is the same to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(states, { minLength: 1, selector: (one) => JSON.stringify(one) }),
        async (entries) => {
          const csv = toCsv(entries);
          const back = await created(csv);
          expect(back).toEqual(entries);
          expect(toCsv(back as EntryState[])).toBe(csv);
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each([
    ['=1+1', `"'=1+1"`],
    ["'=1+1", `"''=1+1"`],
    ["''@x", `"'''@x"`],
    ['-x', `"'-x"`],
    ['\t=', `"'\t="`],
    ["'plain'", `"'plain'"`],
    ['a"b\nc', '"a""b\nc"'],
  ])('%j is written as %s', (password, cell) => {
    expect(toCsv([state({ password })])).toBe(
      `\uFEFF"platform","link","user","password","code_secret"\r\n"Bank","","",${cell},""\r\n`,
    );
  });

  test('a file that was typed: semicolons, other order, accents of Windows, spaces in a password', async () => {
    const file = Buffer.from('Password;PLATFORM;user\r\n  pá ss ; Ávila ;joão\r\n', 'latin1');
    expect(await created(file)).toEqual([
      state({ platform: 'Ávila', user: 'joão', password: '  pá ss ' }),
    ]);
  });

  test('errors name the field and never the secret', async () => {
    const { lines } = await plan(
      `platform,password,code_secret\n,pass,\nBank,${'s3cret'.repeat(200)},\nBank,s3cret,not!one\n`,
    );
    expect(lines).toMatchObject([
      { line: 2, action: 'wrong', details: ['Platform: Enter a platform'] },
      { line: 3, action: 'wrong', details: ['Password: At most 1000 characters'] },
      {
        line: 4,
        action: 'wrong',
        details: [expect.stringMatching(/^Code secret: This isn’t a secret/)],
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('s3cret');
    expect(JSON.stringify(lines)).not.toContain('not!one');
  });

  test('skips entries that the vault or the file has already', async () => {
    const row = 'Bank,https://b.example,ana,x,jbsw y3dp ehpk 3pxp\n';
    const known = state({ link: 'https://b.example', user: 'ana', codeSecret: CODE });
    const file = `platform,link,user,password,code_secret\n${row}Other,,,x,\nOther,,,x,\n`;
    expect((await plan(file, [known])).lines).toMatchObject([
      { action: 'none', details: ['Already in the vault.'] },
      { action: 'create', details: [] },
      { action: 'none', details: ['Already in line 3.'] },
    ]);
  });
});

describe('other programs’ forms, read as they are', () => {
  test('Bitwarden: notes are left out, further addresses and fields left behind', async () => {
    const { form, lines, steps } = await plan(
      'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp\n' +
        `Firm,1,login,Bank,"two\nlines",,0,"https://a.example/x,y,https://b.example",ana,"'=p,""q"" ",otpauth://totp/B:a?secret=${CODE}\n` +
        ',,note,Wifi,s3cret,,0,,,,\n' +
        ',,card,Visa,,,0,,,,\n' +
        ',,login,,,,0,https://named.example/login,,pw,steam://ABC\n',
    );
    expect(form).toBe('bitwarden');
    expect(steps[0]?.create).toEqual(
      state({ link: 'https://a.example/x,y', user: 'ana', password: `'=p,"q" `, codeSecret: CODE }),
    );
    expect(lines).toEqual([
      {
        line: 2,
        platform: 'Bank',
        user: 'ana',
        action: 'create',
        details: [
          'Not imported: additional addresses (https://b.example).',
          'Not imported: folder, favorite, notes.',
        ],
      },
      {
        line: 3,
        platform: 'Wifi',
        user: '',
        action: 'none',
        details: ['Skipped: a secure note, not a login.'],
      },
      {
        line: 4,
        platform: 'Visa',
        user: '',
        action: 'none',
        details: ['Skipped: not a login.'],
      },
      {
        line: 5,
        platform: 'named.example',
        user: '',
        action: 'create',
        details: [
          'No name given, so it’s named after its address: named.example.',
          'Not imported: one-time codes, because their type isn’t supported.',
        ],
      },
    ]);
  });

  test('KeePass: backslashes escape quotes and backslashes', async () => {
    const { form, steps, lines } = await plan(
      '"Account","Login Name","Password","Web Site","Comments"\r\n' +
        String.raw`"Bank \"PJ\"","ana","a\\b\"c,d;","https://b.example","a note"` +
        '\r\n' +
        String.raw`"Odd","",",\"","",""` +
        '\r\n',
    );
    expect(form).toBe('keepass');
    expect(steps[1]?.create?.password).toBe(',"');
    expect(steps[0]?.create).toEqual(
      state({
        platform: 'Bank "PJ"',
        user: 'ana',
        password: 'a\\b"c,d;',
        link: 'https://b.example',
      }),
    );
    expect(lines[0]?.details).toEqual(['Not imported: comments.']);
  });

  test('KeePassXC: codes come along, groups and notes do not', async () => {
    const { form, steps, lines } = await plan(
      '"Group","Title","Username","Password","URL","Notes","TOTP","Icon","Last Modified","Created"\n' +
        `"Root/Work","VPN","ana","a\\""b","https://v.example","","otpauth://totp/x?secret=${CODE}&period=30&digits=6","0","2024-01-01","2024-01-01"\n` +
        '"Root","","","","","","","0","2024-01-01","2024-01-01"\n',
    );
    expect(form).toBe('keepassxc');
    expect(steps[0]?.create).toEqual(
      state({
        platform: 'VPN',
        user: 'ana',
        password: 'a\\"b',
        link: 'https://v.example',
        codeSecret: CODE,
      }),
    );
    expect(lines[0]?.details).toEqual(['Not imported: group.']);
    expect(lines[1]).toMatchObject({ action: 'none', platform: '' });
  });
});

test.each(PROGRAM_EXPORTS)('$name is known in the spellings that files come in', async (given) => {
  const asIs = await plan(given.file);
  expect(asIs.form).toBe(given.form);
  const text = given.file.replaceAll(/\r?\n/g, '\r\n');
  for (const file of [
    `\ufeff${text}`,
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    text.replace(/^.*/, (headers) => headers.toUpperCase()),
  ]) {
    const other = await plan(file);
    const shape = ({ lines }: typeof asIs) => lines.map(({ action, user }) => [action, user]);
    expect([other.form, shape(other)]).toEqual([asIs.form, shape(asIs)]);
  }
});

test('an export that a spreadsheet saved again with semicolons is known', async () => {
  const file = 'name;url;username;password;note\nBank;https://b.example;ana;p,q;\n';
  expect(await plan(file)).toMatchObject({
    form: 'chrome',
    steps: [{ create: { platform: 'Bank', password: 'p,q' } }],
  });
});

test('a line with more cells than headers is wrong: a password may have been cut at its comma', async () => {
  const { lines } = await plan('platform,user,password\nBank,ana,pa,ss\n');
  expect(lines[0]).toMatchObject({
    action: 'wrong',
    details: ['This line has more cells than the header. A value with a comma may lack quotes.'],
  });
});

const KEEPASS = '"Account","Login Name","Password","Web Site","Comments"\n';

test('F5: a line with fewer cells than the header is wrong, and stores nothing', async () => {
  const { lines, steps } = await plan(
    `${KEEPASS}"Banco","ana","fim\\","https://b.example",""\n"Outro","ana","outro","",""\n`,
  );
  expect(lines).toMatchObject([
    { action: 'wrong', details: [expect.stringMatching(/^This line has fewer cells than/)] },
    { action: 'create' },
  ]);
  expect(steps[0]?.create).toBeUndefined();
});

describe('F6: backslashes of a KeePass file', () => {
  test.each([
    ['stay if they escape nothing', String.raw`"ab\pcd"`, String.raw`ab\pcd`],
    ['stay in user-like text', String.raw`"DOM\ana\\x"`, String.raw`DOM\ana\x`],
    ['escape quotes and themselves', String.raw`"x\\y\"z"`, String.raw`x\y"z`],
    ['are text in an unquoted cell', String.raw`ab\pcd\\`, String.raw`ab\pcd\\`],
    ['are text where quotes are doubled', String.raw`"a""b\\c"`, String.raw`a"b\\c`],
  ])('%s', async (_, cell, password) => {
    const [entry] = await created(`${KEEPASS}"Banco","ana",${cell},"",""\n`);
    expect(entry?.password).toBe(password);
  });

  test('stay in a file of UTF-16', async () => {
    const text = `\ufeff${KEEPASS}"Ávila","ana","ab\\pcd😀","",""\n`;
    const [entry] = await created(Buffer.from(text, 'utf16le'));
    expect(entry).toMatchObject({ platform: 'Ávila', password: 'ab\\pcd😀' });
  });
});

describe('F16: addresses of a Bitwarden entry', () => {
  const HEADERS = 'name,login_uri,login_username,login_password\n';
  test.each([
    ['192.0.2.7,192.0.2.8', '192.0.2.7', '192.0.2.8'],
    ['a.example,b.example', 'a.example', 'b.example'],
    ['https://a.example/login,b.example:8443/x', 'https://a.example/login', 'b.example:8443/x'],
    ['a.example,androidapp://com.b', 'a.example', 'androidapp://com.b'],
  ])('%s: the first is stored, the other named', async (cell, link, other) => {
    const { steps, lines } = await plan(`${HEADERS}Portal,"${cell}",ana,pq\n`);
    expect(steps[0]?.create?.link).toBe(link);
    expect(lines[0]?.details).toEqual([`Not imported: additional addresses (${other}).`]);
  });

  test('so are those of 1Password', async () => {
    const file =
      'Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\nBank,"https://a.example/,https://b.example/",ana,pq,,,,,\n';
    const { form, steps, lines } = await plan(file);
    expect(form).toBe('onepassword');
    expect(steps[0]?.create?.link).toBe('https://a.example/');
    expect(lines[0]?.details).toContain('Not imported: additional addresses (https://b.example/).');
  });

  test.each([
    'https://news.example/a,123.html',
    'https://maps.example/@-23.5,-46.6,17z',
    'https://a.example/x,y',
    'one,two',
  ])('%s is one address', async (cell) => {
    const { steps, lines } = await plan(`${HEADERS}Portal,"${cell}",ana,pq\n`);
    expect(steps[0]?.create?.link).toBe(cell);
    expect(lines[0]?.details).toEqual([]);
  });
});

describe('S11, S12: a file that is no list of passwords', () => {
  test.each([
    [
      'other columns',
      'Name,Area\nAna,Legal\n',
      /Bitwarden, KeePass, KeePassXC, 1Password, LastPass, Chrome, Firefox, Safari/,
    ],
    [
      'Proton Pass, which is like Chrome’s but keeps the user elsewhere',
      'name,url,email,username,password,note,totp,vault\nA,,a@a.example,,x,,,P\n',
      /columns of this file aren’t known/,
    ],
    ['Dashlane', 'username,title,password,note,url,category\na,A,x,,,\n', /aren’t known/],
    ['headers alone', 'platform,password\n\n', /empty below its headers/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /Couldn’t read this file/],
    [
      'columns without end',
      `platform,password${',a'.repeat(200)}\nBank,x\n`,
      /columns of this file aren’t known/,
    ],
    ['quotes that never end', 'platform,password\n"a,b\n', /Couldn’t read this file/],
    ['too many lines', `platform,password\n${'a,b\n'.repeat(2_001)}`, /at most 2,000 lines/],
  ])('%s', async (_, file, sentence) => {
    await expect(plan(file, [], readInWorker)).rejects.toThrow(sentence);
  });
});
