import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { z } from 'zod';
import { type SaveOptions, useSave } from './use-save.ts';

interface Options<Values, Reply> extends Omit<SaveOptions<Values, Reply>, 'form' | 'problemOf'> {
  schema: z.ZodType;
  initialValues: Values;
  /** Replaces the default message of the error area. */
  problemOf?: (error: Error, form: UseFormReturnType<Values>) => string | null;
}

/**
 * A form that validates with a contract schema and sends its values.
 * @returns the form, its state, and the props of a FormDialog around it
 */
export function useSaveForm<Values extends Record<string, unknown>, Reply = unknown>({
  schema,
  initialValues,
  problemOf,
  ...options
}: Options<Values, Reply>) {
  const form = useForm<Values>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
  const { save, problem, setProblem } = useSave<Values, Reply>({
    ...options,
    form,
    ...(problemOf && { problemOf: (error) => problemOf(error, form) }),
  });
  const send = (values: Values) => save.mutate(values);
  const onSubmit = form.onSubmit(send);
  const pending = save.isPending;
  const dialog = { pending, dirty: form.isDirty(), problem, onSubmit };
  return { form, problem, setProblem, pending, send, onSubmit, dialog };
}
