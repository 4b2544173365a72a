import { type UseFormInput, useForm } from '@mantine/form';
import { type SaveOptions, useSave } from './use-save.ts';

interface Options<Values, Reply>
  extends Omit<SaveOptions<Values, Reply>, 'form'>,
    Required<Pick<UseFormInput<Values>, 'initialValues' | 'validate'>> {}

/** @returns a form that is sent on submit, and the props of its FormDialog */
export function useDialogForm<Values extends Record<string, unknown>, Reply>({
  initialValues,
  validate,
  ...saving
}: Options<Values, Reply>) {
  const form = useForm<Values>({ initialValues, validate });
  const { save, problem } = useSave<Values, Reply>({ form, ...saving });
  const send: (values: Values) => void = save.mutate as never;
  const dialog = {
    pending: save.isPending,
    dirty: form.isDirty(),
    problem,
    onSubmit: form.onSubmit((values) => send(values)),
  };
  return { form, dialog };
}
