import { t } from '@intranet/contract/core/i18n/t.ts';
import { atField } from '#core/errors.ts';

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

export function isUniqueViolation(error: unknown): boolean {
  return (error as DatabaseError).code === '23505';
}

/** Reports a unique violation at its field (D6). The indexes decide between concurrent writes. */
export function throwIfNameTaken(
  error: unknown,
  fields: { username?: string; email?: string } = {},
): never {
  if (isUniqueViolation(error)) {
    const { username = 'username', email = 'email' } = fields;
    switch ((error as DatabaseError).constraint) {
      case 'accounts_username_key':
        throw atField('username_taken', username, t('A user with this name already exists'));
      case 'accounts_email_key':
        throw atField('email_taken', email, t('A user with this email address already exists'));
    }
  }
  throw error;
}
