import { type FormErrors, schemaResolver } from '@mantine/form';
import type { z } from 'zod';

export type LoadSchema = () => Promise<z.ZodType>;

interface LazySchema {
  /** Starts the download. */
  prepare: () => void;
  /** Validates at once if the schema is there, otherwise as soon as it is. */
  validate: (values: unknown) => FormErrors | Promise<FormErrors>;
}

/**
 * A schema of the contract that is loaded after the form is shown. zod would be most of what a page with a form
 * starts with (decision 0013).
 */
export function lazySchema(load: LoadSchema): LazySchema {
  let schema: z.ZodType | null = null;
  const get = async (): Promise<z.ZodType | null> => {
    try {
      schema = await load();
    } catch {
      // The next validation tries again, and the server checks with the same schema.
    }
    return schema;
  };
  const check = (by: z.ZodType, values: unknown) =>
    schemaResolver(by, { sync: true })(values as Record<string, unknown>);
  return {
    prepare: () => void get(),
    validate: (values) =>
      schema ? check(schema, values) : get().then((by) => (by ? check(by, values) : {})),
  };
}
