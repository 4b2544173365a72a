import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { type LoadSchema, lazySchema } from '../late/lazy-schema.ts';

interface Options<Values> extends Omit<UseFormInput<Values>, 'validate'> {
  loadSchema: LoadSchema;
  bodyOf?: (values: Values) => unknown;
}

/** A form whose schema loads on demand. Submitting waits for it and sets `validating`. */
export function useSchemaForm<Values extends Record<string, unknown>>({
  loadSchema,
  bodyOf = (values) => values,
  onValuesChange,
  ...options
}: Options<Values>): UseFormReturnType<Values> {
  const [schema] = useState(() => lazySchema(loadSchema));
  return useForm<Values>({
    ...options,
    onValuesChange: (values, previous) => {
      schema.preload();
      onValuesChange?.(values, previous);
    },
    validate: (values) => schema.validate(bodyOf(values)),
  });
}
