import { CallError, wasAnswered } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';

/** The part of a form that errors are shown with. */
export interface ErrorTarget {
  getValues: () => object;
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Shows a failure at the form's fields when the server names fields that the form has. Otherwise returns
 * the sentence for the form's error area.
 * @param fallback the specification's sentence for a failure that brings none, where it has one
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
 * As `showFormErrors`, for a form whose specified sentence also covers a dropped connection and an
 * answer that is not JSON.
 */
export function showAnsweredErrors(
  form: ErrorTarget,
  error: unknown,
  fallback: string,
): string | null {
  return showFormErrors(form, wasAnswered(error) ? error : null, fallback);
}
