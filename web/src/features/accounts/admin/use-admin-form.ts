import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { showFormErrors } from '#ui/forms/form-errors.ts';
import { refreshUsers } from './api.ts';

interface AdminFormState<T extends Record<string, unknown>> {
  form: UseFormReturnType<T>;
  problem: string | null;
  pending: boolean;
  send: (values: T) => void;
}

/**
 * What the forms of the administration share: validated by the call's own schema, told at the fields
 * or in the error area when it fails, told and cleared when it succeeds, the lists read anew.
 * @param saved the success text, for a reply without a message
 * @param failed the only sentence for any failure, where the specification has one
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
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<T>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const mutation = useMutation({
    mutationFn: submit,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message ?? saved);
      form.reset();
      return refreshUsers(queryClient);
    },
    onError: (error) => {
      const sentence = showFormErrors(form, error);
      setProblem(failed ?? sentence);
    },
  });
  return { form, problem, pending: mutation.isPending, send: mutation.mutate };
}
