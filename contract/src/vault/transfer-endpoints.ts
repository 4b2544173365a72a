import { z } from 'zod';
import { endpoint, type FileKind, fileReply } from '../core/endpoint.ts';
import { msg } from '../core/i18n/t.ts';
import { importAnswers, modeSchema, planSchema } from '../core/import.ts';
import { ADMIN } from '../core/roles.ts';

export const PASSWORD_LIST: FileKind = {
  types: ['.csv', 'text/csv'],
  maxBytes: 5 * 1024 * 1024,
  refusal: msg('Choose a CSV file of at most 5 MB.'),
};

export const PASSWORD_HEADERS = ['platform', 'link', 'user', 'password', 'code_secret'] as const;

export const PASSWORD_FORMS = {
  own: 'Intranet',
  bitwarden: 'Bitwarden',
  keepass: 'KeePass',
  keepassxc: 'KeePassXC',
  onepassword: '1Password',
  lastpass: 'LastPass',
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
} as const;
export type PasswordForm = keyof typeof PASSWORD_FORMS;

export const MAX_PASSWORD_LINES = 2_000;

const importLineSchema = z.object({
  line: z.number(),
  platform: z.string(),
  user: z.string(),
  /** `none` leaves the vault unchanged; the details say why. */
  action: z.enum(['create', 'none', 'wrong']),
  details: z.array(z.string()),
});
export type PasswordImportLine = z.infer<typeof importLineSchema>;

const importReply = z.object({
  imported: z.boolean(),
  form: z.enum(Object.keys(PASSWORD_FORMS) as [PasswordForm, ...PasswordForm[]]),
  lines: z.array(importLineSchema),
  plan: z.string(),
  /** Columns with values that the lines to create lose. */
  not_imported: z.array(z.string()),
});
export type PasswordImport = z.infer<typeof importReply>;

export const importPasswords = endpoint('POST', '/api/vault/import', ADMIN, {
  description:
    'Previews an import of passwords, or imports all lines or none, after a confirmation (D69)',
  file: { field: 'file', kind: PASSWORD_LIST },
  body: () =>
    z.object({
      mode: modeSchema,
      plan: planSchema,
      ignore_columns: importAnswers.ignore_columns,
    }),
  reply: () => importReply,
});

export const exportPasswords = endpoint('POST', '/api/vault/export', ADMIN, {
  description: 'Exports all secrets unencrypted as CSV, after a confirmation (D69)',
  reply: () => fileReply('text/csv'),
});
