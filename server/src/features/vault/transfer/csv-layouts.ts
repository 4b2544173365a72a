import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import {
  PASSWORD_HEADERS,
  type PasswordForm,
} from '@intranet/contract/vault/transfer-endpoints.ts';

export type Column = (typeof PASSWORD_HEADERS)[number] | 'type';

export interface CsvLayout {
  form: PasswordForm;
  /** Headers that identify the layout, in any letter case. */
  marks: readonly string[];
  columns: Partial<Record<Column, string>>;
  /** Headers that the layout can have besides, without anything to keep. */
  trivial?: readonly string[];
  /** Columns that can't be stored, in plain words if the program's header says too little. */
  others?: Readonly<Record<string, Message | null>>;
  /** True if another header shows that another program wrote the file. */
  exact?: true;
  /** True if the marks are the first headers, in this order. */
  leading?: true;
  /** The character that escapes a quote inside quotes, and itself. */
  escapedBy?: '\\';
}

const URL_COLUMNS = { link: 'url', user: 'username', password: 'password' };
const TITLED = { ...URL_COLUMNS, platform: 'title' };
const NAMED = { ...URL_COLUMNS, platform: 'name' };

/** Headers as these programs write them, case-folded. The first layout that fits counts. */
const CSV_LAYOUTS: readonly CsvLayout[] = [
  {
    form: 'own',
    marks: ['platform', 'password'],
    columns: Object.fromEntries(PASSWORD_HEADERS.map((name) => [name, name])),
  },
  {
    form: 'bitwarden',
    marks: ['name', 'login_username', 'login_password'],
    columns: {
      platform: 'name',
      link: 'login_uri',
      user: 'login_username',
      password: 'login_password',
      code_secret: 'login_totp',
      type: 'type',
    },
    trivial: ['archiveddate'],
  },
  // KeePass 1 and 2 call this format KeePass CSV (1.x).
  {
    form: 'keepass',
    marks: ['account', 'login name', 'password'],
    columns: { platform: 'account', link: 'web site', user: 'login name', password: 'password' },
    trivial: ['uuid', 'icon', 'creation time', 'last access', 'last modification'],
    escapedBy: '\\',
  },
  {
    form: 'keepassxc',
    marks: ['group', 'title', 'username', 'password', 'url'],
    columns: { ...TITLED, code_secret: 'totp' },
    trivial: ['icon', 'last modified', 'created'],
  },
  {
    form: 'lastpass',
    marks: ['url', 'username', 'password', 'extra', 'name', 'grouping'],
    columns: { ...NAMED, code_secret: 'totp' },
    others: { extra: msg('notes'), grouping: msg('folder'), fav: msg('favorite') },
  },
  {
    form: 'firefox',
    marks: ['url', 'username', 'password', 'httprealm'],
    columns: URL_COLUMNS,
    trivial: ['guid', 'timecreated', 'timelastused', 'timepasswordchanged', 'timesused'],
  },
  // Edge, Opera and Brave write the same file.
  {
    form: 'chrome',
    marks: Object.values(NAMED),
    columns: NAMED,
    others: { note: null },
    exact: true,
  },
  {
    form: 'onepassword',
    marks: ['title', 'url', 'username', 'password', 'archived'],
    columns: { ...TITLED, code_secret: 'otpauth' },
  },
  // 1Password 6, and 7 for Windows.
  {
    form: 'onepassword',
    marks: ['uuid', 'title', 'username', 'password', 'url', 'scope'],
    columns: { ...TITLED, type: 'type' },
    trivial: ['uuid', 'scope', 'autosubmit'],
  },
  // 1Password 4, whose headers are Safari's in another order.
  { form: 'onepassword', marks: ['title', 'notes', 'username'], columns: TITLED, leading: true },
  {
    form: 'safari',
    marks: Object.values(TITLED),
    columns: { ...TITLED, code_secret: 'otpauth' },
    others: { notes: null },
    exact: true,
  },
];

const headerKey = (header: string) => fold(header.trim());

/** Our own headers as people type them in Portuguese and Spanish. */
const TYPED_HEADERS: Readonly<Record<(typeof PASSWORD_HEADERS)[number], readonly string[]>> = {
  platform: ['plataforma'],
  link: ['endereco', 'enlace', 'direccion', 'url'],
  user: ['usuario', 'utilizador'],
  password: ['senha', 'palavra-passe', 'contrasena'],
  code_secret: ['segredo do codigo', 'secreto del codigo'],
};

const OWN_HEADERS = new Map(
  PASSWORD_HEADERS.flatMap((name) => TYPED_HEADERS[name].map((typed) => [typed, name])),
);

const ownHeaderKey = (header: string) => {
  const key = headerKey(header);
  return OWN_HEADERS.get(key) ?? key;
};

/** Headers of the layout that aren't lost without a word. */
export function knownHeaders({ columns, trivial = [] }: CsvLayout): Set<string> {
  return new Set([...Object.values(columns), ...trivial]);
}

function fits(layout: CsvLayout, headers: readonly string[]): boolean {
  const { marks, leading, exact, others = {} } = layout;
  if (leading) return marks.every((mark, index) => headers[index] === mark);
  if (!marks.every((mark) => headers.includes(mark))) return false;
  const known = knownHeaders(layout);
  return !exact || headers.every((one) => one === '' || known.has(one) || one in others);
}

/** The headers as the layout names them. */
export function readHeaders({ form }: CsvLayout, headers: readonly string[]): string[] {
  return headers.map(form === 'own' ? ownHeaderKey : headerKey);
}

export function detectLayout(headers: readonly string[]): CsvLayout | null {
  return CSV_LAYOUTS.find((layout) => fits(layout, readHeaders(layout, headers))) ?? null;
}
