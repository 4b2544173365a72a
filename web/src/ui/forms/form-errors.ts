import { CallError, wasAnswered } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';

export interface ErrorTarget {
  getValues: () => object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Shows the server's errors at the form's fields. Without a matching field, it returns the message
 * for the form's error area.
 * @param fallback the specification's sentence for a failure without a message
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

/**
 * Like `showFormErrors`, for a form whose specified sentence also covers a dropped connection and a
 * reply that is not JSON.
 */
export function showAnsweredErrors(
  form: ErrorTarget,
  error: unknown,
  fallback: string,
): string | null {
  return showFormErrors(form, wasAnswered(error) ? error : null, fallback);
}
