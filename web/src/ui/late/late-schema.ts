import { schemaResolver } from '@mantine/form';
import type { z } from 'zod';

/**
 * A schema of the contract for a form that is shown before the schema, and all that it is made of, is
 * there: zod is most of what a page with a form would else begin with (decision 0013).
 */
export function lateSchema<S extends z.ZodType>(load: () => Promise<S>) {
  let loaded: S | null = null;
  const get = async (): Promise<S | null> => {
    try {
      loaded = await load();
    } catch {
      // Asked for again at the next occasion; the server judges by the same schema.
    }
    return loaded;
  };
  return {
    /** For a form's `onValuesChange`: whoever types will submit. */
    prepare: (): void => void get(),
    /**
     * For its `validate`. At once where the schema is there, as it mostly is; else the form is `validating`
     * until it is, and its button has to be at rest meanwhile: a second press would be a second submit.
     */
    validate(values: unknown) {
      if (loaded) return schemaResolver(loaded, { sync: true })(values);
      return get().then((schema) => (schema ? schemaResolver(schema, { sync: true })(values) : {}));
    },
  };
}
