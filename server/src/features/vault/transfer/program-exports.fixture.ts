import type { PasswordForm } from '@intranet/contract/vault/transfer-endpoints.ts';
import { CODE_SECRET } from '../vault.fixture.ts';

/** Characters that importers of other products have changed. */
export const HARD = ` '=p"q",;\\n\\\\é&amp;<b>😀 `;

interface ProgramExport {
  name: string;
  form: PasswordForm;
  file: string;
  stored: { platform: string; link: string; user: string; password: string; code?: string }[];
  /** The details of each line. */
  details: string[][];
}

const csv = (text: string) => `"${text.replaceAll('"', '""')}"`;
const OTPAUTH = `otpauth://totp/Bank:ana?secret=${CODE_SECRET}&issuer=Bank`;
const BANK = { platform: 'Bank', link: 'https://bank.example/', user: 'ana' };

/** Layouts as in the named sources; all values are invented. */
export const PROGRAM_EXPORTS: ProgramExport[] = [
  {
    // chromium: components/password_manager/core/browser/export/password_csv_writer.cc
    name: 'Chrome, Edge, Opera, Brave',
    form: 'chrome',
    file: [
      'name,url,username,password,note',
      `Bank,https://bank.example/,ana,${csv(HARD)},`,
      'App,android://aGFzaA==@com.bank.example/,ana,two,"a note\nof two lines"',
      'mail.example,https://mail.example/,,three,',
    ].join('\r\n'),
    stored: [
      { ...BANK, password: HARD },
      {
        platform: 'App',
        link: 'android://aGFzaA==@com.bank.example/',
        user: 'ana',
        password: 'two',
      },
      { platform: 'mail.example', link: 'https://mail.example/', user: '', password: 'three' },
    ],
    details: [[], ['Not imported: note.'], []],
  },
  {
    // roddhjav/pass-import: tests/assets/db/chrome.csv, an older file without notes
    name: 'Chrome before notes',
    form: 'chrome',
    file: `name,url,username,password\n"Bank","https://bank.example/","ana",${csv(HARD)}\n`,
    stored: [{ ...BANK, password: HARD }],
    details: [[]],
  },
  {
    // roddhjav/pass-import: tests/assets/db/1password8.csv
    name: '1Password 8',
    form: 'onepassword',
    file: [
      'Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes',
      `"Bank","https://bank.example/","ana",${csv(HARD)},"${OTPAUTH}","false","false","",""`,
      '"Old","","ana","two","","true","true","work","a note"',
      '"Wifi","","","","","false","false","","a secure note"',
    ].join('\n'),
    stored: [
      { ...BANK, password: HARD, code: CODE_SECRET },
      { platform: 'Old', link: '', user: 'ana', password: 'two' },
    ],
    details: [
      [],
      ['Not imported: favorite, archived, tags, notes.'],
      ['Skipped: no login in this line.'],
    ],
  },
  {
    // bitwarden/jslib: spec/common/importers/testData/onePasswordCsv/multipleItems.windows.csv.ts
    name: '1Password 7 for Windows',
    form: 'onepassword',
    file: [
      '"UUID","TITLE","USERNAME","PASSWORD","URL","URLS","EMAIL","SCOPE","AUTOSUBMIT","TAGS","NOTES"',
      `"xjq3","Bank","ana",${csv(HARD)},"https://bank.example/","https://bank.example/","","Default","Default","",""`,
      '"6v56","Two","ana","two","https://a.example","https://a.example https://b.example","","Default","Default","work",""',
    ].join('\n'),
    stored: [
      { ...BANK, password: HARD },
      { platform: 'Two', link: 'https://a.example', user: 'ana', password: 'two' },
    ],
    details: [[], ['Not imported: urls, tags.']],
  },
  {
    // roddhjav/pass-import: tests/assets/db/1password.csv, with fewer columns
    name: '1Password 6',
    form: 'onepassword',
    file: [
      'ainfo,autosubmit,Notes,Password,scope,Type,Title,URL,Username,uuid,website',
      `ana,Default,,${csv(HARD)},Default,Login,Bank,https://bank.example/,ana,x1,`,
      ',Default,text,,Default,Secure Note,Wifi,,,x2,',
    ].join('\n'),
    stored: [{ ...BANK, password: HARD }],
    details: [[], ['Skipped: a secure note, not a login.']],
  },
  {
    // roddhjav/pass-import: tests/assets/db/1password4.csv
    name: '1Password 4',
    form: 'onepassword',
    file: `title,notes,username,password,url\n"Bank","","ana",${csv(HARD)},"https://bank.example/"\n`,
    stored: [{ ...BANK, password: HARD }],
    details: [[]],
  },
  {
    // bitwarden/jslib: spec/common/importers/lastpassCsvImporter.spec.ts; HTML codes as in
    // bitwarden/web#40
    name: 'LastPass',
    form: 'lastpass',
    file: [
      'url,username,password,totp,extra,name,grouping,fav',
      `https://bank.example/,ana,plain,${CODE_SECRET},,Bank,,0`,
      `https://bank.example/,bia,${csv(HARD)},,,Bank,Work\\Banks,1`,
      'http://sn,,,,"NoteType:Server\nHostname:s3cret",Wifi,,0',
      ',,,,text,only a name,,0',
    ].join('\n'),
    stored: [
      { ...BANK, password: 'plain', code: CODE_SECRET },
      { ...BANK, user: 'bia', password: HARD },
    ],
    details: [
      [],
      [
        'Stored as it is in the file, with a code such as “&amp;”, which LastPass may have put in place of “&”: Password. Compare it with LastPass.',
        'Not imported: folder, favorite.',
      ],
      ['Skipped: a secure note, not a login.'],
      ['Skipped: no login in this line.'],
    ],
  },
  {
    // roddhjav/pass-import: tests/assets/db/lastpass.csv
    name: 'LastPass before one-time codes',
    form: 'lastpass',
    file: `url,username,password,extra,name,grouping,fav\nhttps://bank.example/,ana,"a,b",a note,Bank,,0\n`,
    stored: [{ ...BANK, password: 'a,b' }],
    details: [['Not imported: notes.']],
  },
  {
    // firefox: toolkit/components/passwordmgr/test/unit/test_LoginExport.js
    name: 'Firefox',
    form: 'firefox',
    file: [
      '"url","username","password","httpRealm","formActionOrigin","guid","timeCreated","timeLastUsed","timePasswordChanged"',
      `"https://bank.example","ana",${csv(HARD)},,"https://bank.example","{5ec0d12f-e194}","1589617814635","1589710449871","1589617846802"`,
      '"http://router.example:8080","admin","two","Router admin",,"{5ec0d12f-e195}","1589617814635","1589710449871","1589617846802"',
      '"https://shop.example","ana","three","","https://login.example","{5ec0d12f-e196}","1589617814635","1589710449871","1589617846802"',
      '"chrome://FirefoxAccounts","0123","{}","Firefox Accounts credentials",,"{5ec0d12f-e197}","1","1","1"',
    ].join('\r\n'),
    stored: [
      { ...BANK, platform: 'bank.example', link: 'https://bank.example', password: HARD },
      {
        platform: 'router.example',
        link: 'http://router.example:8080',
        user: 'admin',
        password: 'two',
      },
      { platform: 'shop.example', link: 'https://shop.example', user: 'ana', password: 'three' },
    ],
    details: [
      ['No name given, so it’s named after its address: bank.example.'],
      [
        'No name given, so it’s named after its address: router.example.',
        'Not imported: httprealm.',
      ],
      [
        'No name given, so it’s named after its address: shop.example.',
        'Not imported: formactionorigin.',
      ],
      ['Skipped: not a login.'],
    ],
  },
  {
    // bitwarden/jslib: spec/common/importers/safariCsvImporter.spec.ts
    name: 'Safari and Apple Passwords',
    form: 'safari',
    file: [
      'Title,URL,Username,Password,Notes,OTPAuth',
      `bank.example (ana),https://bank.example/,ana,${csv(HARD)},,${OTPAUTH}`,
      'mail.example (bia),https://mail.example/,bia,two,"a note\nof two lines",',
    ].join('\n'),
    stored: [
      { ...BANK, platform: 'bank.example (ana)', password: HARD, code: CODE_SECRET },
      {
        platform: 'mail.example (bia)',
        link: 'https://mail.example/',
        user: 'bia',
        password: 'two',
      },
    ],
    details: [[], ['Not imported: notes.']],
  },
  {
    // bitwarden/jslib, as above: the older file of Safari, which spells Url differently
    name: 'Safari before notes',
    form: 'safari',
    file: 'Title,Url,Username,Password,OTPAuth\nBank,https://bank.example/,ana,"a,b",\n',
    stored: [{ ...BANK, password: 'a,b' }],
    details: [[]],
  },
];
