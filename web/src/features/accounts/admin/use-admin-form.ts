import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { CallError } from '#core/call.ts';
import { showFormErrors } from '#ui/form-errors.ts';
import { notifySuccess } from '#ui/notify.ts';
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
 * @param failed the specification's sentence for any failure, where it has one
 */
export function useAdminForm<T extends Record<string, unknown>>({
  schema,
  initialValues,
  submit,
  failed,
}: {
  schema: z.ZodType<unknown, T>;
  initialValues: T;
  submit: (values: T) => Promise<{ message: string }>;
  failed?: string;
}): AdminFormState<T> {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<T>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const mutation = useMutation({
    mutationFn: submit,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      form.reset();
      return refreshUsers(queryClient);
    },
    onError: (error) => {
      const told = showFormErrors(form, error, failed);
      const answered = error instanceof CallError && error.code !== 'network';
      if (!failed) setProblem(told);
      else setProblem(told && answered && told !== failed ? `${failed} ${told}` : failed);
    },
  });
  return { form, problem, pending: mutation.isPending, send: mutation.mutate };
}
