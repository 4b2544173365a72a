import type { z } from 'zod';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { useSaveForm } from '#ui/forms/use-save-form.ts';
import { refreshUsers } from './api.ts';

interface Options<T> {
  schema: z.ZodType<unknown, T>;
  initialValues: T;
  send: (values: T) => Promise<{ message: string }>;
  saved: string;
  /** The message for every failure, where the specification defines one. */
  failed?: string;
}

export function useAdminForm<T extends Record<string, unknown>>({
  failed,
  ...options
}: Options<T>) {
  const admin = useSaveForm<T>({
    ...options,
    refresh: refreshUsers,
    onSaved: (): void => admin.form.reset(),
    problemOf: (error, form) => {
      const sentence = showFormErrors(form, error);
      return failed ?? sentence;
    },
  });
  return admin;
}
