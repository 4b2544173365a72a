import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useEffect, useRef } from 'react';

/** Sends valid values. After a refusal by the form or by the server, the focus moves to the first invalid field. */
export function useSubmit<Values>(
  form: UseFormReturnType<Values>,
  send: (values: Values) => void,
): (event?: FormEvent<HTMLFormElement>) => void {
  const submitted = useRef<HTMLFormElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked when the errors change
  useEffect(() => {
    const field = submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    submitted.current = null;
    field.focus();
  }, [form.errors]);
  const submit = form.onSubmit(send);
  return (event) => {
    submitted.current = event?.currentTarget ?? null;
    submit(event);
  };
}
