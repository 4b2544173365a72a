import { AppError } from '#core/errors.ts';

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Makes the database's "this exists already" a sentence at the right field (D6): the unique indexes
 * decide, so that of two at once one is told. Any other error is thrown as it is.
 * @param fields the inputs that hold the name and the address
 */
export function throwIfTaken(
  error: unknown,
  fields: { username?: string; email?: string } = {},
): never {
  const { code, constraint } = error as DatabaseError;
  const refuse = (kind: 'username_taken' | 'email_taken', field: string, sentence: string) =>
    new AppError(kind, sentence, { fields: { [field]: sentence } });
  if (code === UNIQUE_VIOLATION) {
    const { username = 'username', email = 'email' } = fields;
    switch (constraint) {
      case 'accounts_username_key':
        throw refuse('username_taken', username, 'There is already a user with this name');
      case 'employees_name_key':
        throw refuse('username_taken', username, 'There is already an employee with this name');
      case 'accounts_email_key':
        throw refuse('email_taken', email, 'There is already a user with this e-mail address');
    }
  }
  throw error;
}
