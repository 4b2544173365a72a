import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { z } from 'zod';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { useSave } from '#ui/forms/use-save.ts';
import { refreshUsers } from './api.ts';

interface AdminFormState<T extends Record<string, unknown>> {
  form: UseFormReturnType<T>;
  problem: string | null;
  pending: boolean;
  send: (values: T) => void;
}

/**
 * @param saved the success text, for a reply without a message
 * @param failed the message for every failure, where the specification defines one
 */
export function useAdminForm<T extends Record<string, unknown>>({
  schema,
  initialValues,
  submit,
  saved,
  failed,
}: {
  schema: z.ZodType<unknown, T>;
  initialValues: T;
  submit: (values: T) => Promise<{ message: string }>;
  saved: string;
  failed?: string;
}): AdminFormState<T> {
  const form = useForm<T>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const { save, problem } = useSave({
    form,
    send: submit,
    refresh: refreshUsers,
    saved,
    onSaved: form.reset,
    problemOf: (error) => {
      const sentence = showFormErrors(form, error);
      return failed ?? sentence;
    },
  });
  return { form, problem, pending: save.isPending, send: save.mutate };
}
