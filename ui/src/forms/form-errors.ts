import { CallError, wasAnswered } from '@intranet/contract/core/call-error.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';

export interface ErrorTarget {
  getValues: () => object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Shows the server's errors at the form's fields.
 * @param fallback the specification's sentence for a failure without a message
 * @returns the message for the error area, or null if a field shows it
 */
export function showFormErrors(
  form: ErrorTarget | undefined,
  error: unknown,
  fallback?: string,
): string | null {
  const fields = error instanceof CallError ? error.fields : {};
  const values = form?.getValues() ?? {};
  const known = Object.entries(fields).filter(([name]) => name in values);
  if (form && known.length > 0) {
    form.setErrors(Object.fromEntries(known));
    return null;
  }
  return sentenceOf(error, fallback);
}

/** Shows errors as `showFormErrors` does, with the fallback for calls without a JSON reply too. */
export function showAnsweredErrors(form: ErrorTarget, error: unknown, fallback: string) {
  return showFormErrors(form, wasAnswered(error) ? error : null, fallback);
}
