import { fold } from '@intranet/contract/core/text.ts';
import {
  PASSWORD_HEADERS,
  type PasswordForm,
} from '@intranet/contract/vault/transfer-endpoints.ts';

export type Column = (typeof PASSWORD_HEADERS)[number] | 'type';

interface CsvLayout {
  /** Headers that identify the layout, in any letter case. */
  marks: readonly string[];
  columns: Partial<Record<Column, string>>;
  trivial?: readonly string[];
  /** The character that escapes a quote inside quotes, and itself. */
  escapedBy?: '\\';
}

/** Headers as these programs write them, case-folded. */
export const CSV_LAYOUTS: Record<PasswordForm, CsvLayout> = {
  own: {
    marks: ['platform', 'password'],
    columns: Object.fromEntries(PASSWORD_HEADERS.map((name) => [name, name])),
  },
  bitwarden: {
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
  keepass: {
    marks: ['account', 'login name', 'password'],
    columns: { platform: 'account', link: 'web site', user: 'login name', password: 'password' },
    trivial: ['uuid', 'icon', 'creation time', 'last access', 'last modification'],
    escapedBy: '\\',
  },
  keepassxc: {
    marks: ['group', 'title', 'username', 'password', 'url'],
    columns: {
      platform: 'title',
      link: 'url',
      user: 'username',
      password: 'password',
      code_secret: 'totp',
    },
    trivial: ['icon', 'last modified', 'created'],
  },
};

export const headerKey = (header: string) => fold(header.trim());

export function detectLayout(headers: readonly string[]): PasswordForm | null {
  const given = new Set(headers.map(headerKey));
  const forms = Object.entries(CSV_LAYOUTS) as [PasswordForm, CsvLayout][];
  const found = forms.find(([, { marks }]) => marks.every((mark) => given.has(mark)));
  return found?.[0] ?? null;
}
