import { type FormErrors, schemaResolver } from '@mantine/form';
import type { z } from 'zod';

export type LoadSchema = () => Promise<z.ZodType>;

/** Loads a schema after the form is shown, because zod is large (decision 0013). */
export function lazySchema(load: LoadSchema) {
  let schema: z.ZodType | null = null;
  const get = async (): Promise<z.ZodType | null> => {
    try {
      schema = await load();
    } catch {
      // The next validation tries again, and the server checks too.
    }
    return schema;
  };
  const check = (by: z.ZodType, values: unknown) =>
    schemaResolver(by, { sync: true })(values as Record<string, unknown>);
  return {
    preload: () => void get(),
    /** Validates at once if the schema is loaded, otherwise after loading. */
    validate: (values: unknown): FormErrors | Promise<FormErrors> =>
      schema ? check(schema, values) : get().then((by) => (by ? check(by, values) : {})),
  };
}
