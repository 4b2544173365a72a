import type { UseFormReturnType } from '@mantine/form';
import { CallError, wasAnswered } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';

/**
 * Puts a failure where its reader looks: at the form's fields when the server names some that
 * the form has; otherwise returns the sentence for the form's error area.
 * @param fallback the specification's sentence for a failure that brings none, where it has one
 */
export function showFormErrors<T extends Record<string, unknown>>(
  form: UseFormReturnType<T>,
  error: unknown,
  fallback?: string,
): string | null {
  const fields = error instanceof CallError ? error.fields : {};
  const known = Object.entries(fields).filter(([name]) => name in form.getValues());
  if (known.length > 0) {
    form.setErrors(Object.fromEntries(known));
    return null;
  }
  return sentenceOf(error, fallback);
}

/**
 * As `showFormErrors`, for a form whose specified sentence also covers a dropped connection and an
 * answer that is not JSON.
 */
export function showAnsweredErrors<T extends Record<string, unknown>>(
  form: UseFormReturnType<T>,
  error: unknown,
  fallback: string,
): string | null {
  return showFormErrors(form, wasAnswered(error) ? error : null, fallback);
}
