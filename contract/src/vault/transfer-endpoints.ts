import { z } from 'zod';
import { endpoint, type FileKind, fileReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';

/** A list of passwords as Bitwarden, KeePass and we export it. */
export const PASSWORD_LIST: FileKind = {
  types: ['.csv', 'text/csv'],
  maxBytes: 5 * 1024 * 1024,
  choose: 'Please choose a CSV file of at most 5 MB.',
};

/** The columns of our own form. */
export const PASSWORD_HEADERS = ['platform', 'link', 'user', 'password', 'code_secret'] as const;

/** Whose export a file is. */
export const PASSWORD_FORMS = {
  own: 'Intranet',
  bitwarden: 'Bitwarden',
  keepass: 'KeePass',
  keepassxc: 'KeePassXC',
} as const;
export type PasswordForm = keyof typeof PASSWORD_FORMS;

/** The most lines that are imported at once. */
export const MAX_PASSWORD_LINES = 2_000;

const importLineSchema = z.object({
  /** As the file counts them: the headers are line 1. */
  line: z.number(),
  platform: z.string(),
  user: z.string(),
  /** `none`: nothing to do, such as for a note or what the vault has already; the details say which. */
  action: z.enum(['create', 'none', 'wrong']),
  /** What is wrong, why nothing is to do, or what would be left behind: sentences, never a password. */
  details: z.array(z.string()),
});
export type PasswordImportLine = z.infer<typeof importLineSchema>;

const importReply = z.object({
  imported: z.boolean(),
  form: z.enum(Object.keys(PASSWORD_FORMS) as [PasswordForm, ...PasswordForm[]]),
  lines: z.array(importLineSchema),
  /** Names exactly this plan. */
  plan: z.string(),
});
export type PasswordImport = z.infer<typeof importReply>;

export const importPasswords = endpoint({
  method: 'POST',
  path: '/api/vault/import',
  summary: 'Shows what a list of passwords would add, or adds it, all lines or none',
  access: ADMIN,
  file: { field: 'file', kind: PASSWORD_LIST },
  body: z.object({ mode: z.enum(['preview', 'import']), plan: z.string().max(100).optional() }),
  reply: importReply,
});

export const exportPasswords = endpoint({
  method: 'POST',
  path: '/api/vault/export',
  summary: 'Everything in clear as CSV, for who gives their own password again',
  access: ADMIN,
  body: z.object({ password: z.string().min(1, 'Enter your password').max(128) }),
  reply: fileReply,
});
