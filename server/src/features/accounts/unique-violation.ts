import { t } from '@intranet/contract/core/i18n/t.ts';
import { atField } from '#core/errors.ts';

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

export function isUniqueViolation(error: unknown): boolean {
  return (error as DatabaseError).code === '23505';
}

export const usernameTaken = (field = 'username') =>
  atField('username_taken', field, t('A user with this name already exists'));

export const emailTaken = (field = 'email') =>
  atField('email_taken', field, t('A user with this email address already exists'));

/** Reports a unique violation at its field (D6). The indexes decide between concurrent writes. */
export function throwIfNameTaken(
  error: unknown,
  fields: { username?: string; email?: string } = {},
): never {
  if (isUniqueViolation(error)) {
    switch ((error as DatabaseError).constraint) {
      case 'accounts_username_key':
        throw usernameTaken(fields.username);
      case 'accounts_email_key':
        throw emailTaken(fields.email);
    }
  }
  throw error;
}
