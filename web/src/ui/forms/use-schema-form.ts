import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { type LoadSchema, lazySchema } from '../late/lazy-schema.ts';

interface Options<Values> extends Omit<UseFormInput<Values>, 'validate'> {
  /** Imports the contract's schema; called when somebody begins to type. */
  loadSchema: LoadSchema;
  /** The request's body, when it differs from the form's values. */
  bodyOf?: (values: Values) => unknown;
}

/**
 * A form that validates with a schema that is loaded on demand. Until the schema is there, submitting leaves the
 * form in `validating`: disable its button meanwhile.
 */
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
      schema.prepare();
      onValuesChange?.(values, previous);
    },
    validate: (values) => schema.validate(bodyOf(values)),
  });
}
