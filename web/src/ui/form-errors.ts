import type { UseFormReturnType } from '@mantine/form';
import { CallError } from '#core/call.ts';

/**
 * Puts a failed call where its reader looks: at the form's fields when the server names some that
 * the form has; otherwise returns the sentence for the form's error area.
 * @param fallback the specification's sentence for a failure that brings none
 */
export function showFormErrors<T extends Record<string, unknown>>(
  form: UseFormReturnType<T>,
  error: unknown,
  fallback: string,
): string | null {
  if (!(error instanceof CallError)) return fallback;
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  if (known.length > 0) {
    form.setErrors(Object.fromEntries(known));
    return null;
  }
  return error.message || fallback;
}
