import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import type { z } from 'zod';
import { type SaveOptions, useSave } from './use-save.ts';
import { useSubmit } from './use-submit.ts';

interface Options<Values, Reply> extends Omit<SaveOptions<Values, Reply>, 'form' | 'problemOf'> {
  schema?: z.ZodType;
  /** Checks what no schema can, such as rules that need today's date. */
  validate?: (values: Values) => FormErrors;
  initialValues: Values;
  problemOf?: (error: Error, form: UseFormReturnType<Values>) => string | null;
}

/** The state that a dialog or page around a form shows. */
export interface FormState {
  pending: boolean;
  dirty: boolean;
  problem: string | null;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
}

export function useSaveForm<Values extends Record<string, unknown>, Reply = unknown>({
  schema,
  validate,
  initialValues,
  problemOf,
  ...options
}: Options<Values, Reply>) {
  const form = useForm<Values>({
    initialValues,
    validate: (values) => ({
      ...validate?.(values),
      ...(schema && schemaResolver(schema, { sync: true })(values)),
    }),
  });
  const { save, problem, setProblem } = useSave<Values, Reply>({
    ...options,
    form,
    ...(problemOf && { problemOf: (error) => problemOf(error, form) }),
  });
  const send = (values: Values) => save.mutate(values);
  const formState: FormState = {
    pending: save.isPending,
    dirty: form.isDirty(),
    problem,
    onSubmit: useSubmit(form, send),
  };
  return { form, formState, setProblem, send };
}
