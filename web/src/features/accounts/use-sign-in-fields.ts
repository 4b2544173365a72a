import type { FormErrors } from '@mantine/form';
import { type ChangeEvent, useState } from 'react';
import { CallError } from '#core/call.ts';
import { showAnsweredErrors } from '#ui/forms/form-errors.ts';
import { lazySchema } from '#ui/late/lazy-schema.ts';
import { SIGN_IN_FAILED } from './api.ts';

const loadSchema = () =>
  import('@intranet/contract/accounts/endpoints.ts').then(({ login }) => login.body);

const BOTH_WRONG = { username: true, password: true };

const EMPTY = { username: '', password: '', remember: false };
type Values = typeof EMPTY;

export function useSignInFields() {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FormErrors>({});
  const [schema] = useState(() => lazySchema(loadSchema));

  const change = (changed: Partial<Values>) => {
    schema.preload();
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => {
      const kept = Object.entries(before).filter(
        ([name, error]) => !(name in changed) && error !== true,
      );
      return Object.fromEntries(kept);
    });
  };

  return {
    values,
    change,
    textProps: (name: 'username' | 'password') => ({
      value: values[name],
      error: errors[name],
      'aria-invalid': Boolean(errors[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.currentTarget.value }),
    }),
    /** @returns true if the values can be sent; otherwise the fields show why not */
    validate: async (): Promise<boolean> => {
      const found = await schema.validate(values);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    showFailure: (error: unknown) => {
      if (error instanceof CallError && error.code === 'invalid_credentials') {
        setErrors(BOTH_WRONG);
      }
      return showAnsweredErrors({ getValues: () => values, setErrors }, error, SIGN_IN_FAILED);
    },
  };
}
