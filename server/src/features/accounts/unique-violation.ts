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
        throw atField('username_taken', username, 'There is already a user with this name');
      case 'employees_name_key':
        throw atField('username_taken', username, 'There is already an employee with this name');
      case 'accounts_email_key':
        throw atField('email_taken', email, 'There is already a user with this e-mail address');
    }
  }
  throw error;
}
