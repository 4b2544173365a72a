import { z } from 'zod';

/** The names of all fields that a reply declares. @throws Error if it has a record, whose keys are data */
function declaredNames(schema: z.ZodType): string[] {
  const names = new Set<string>();
  z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema: { properties = {}, additionalProperties } }) {
      if (additionalProperties) throw new Error('A cached reply declares all names of its fields');
      for (const name of Object.keys(properties)) names.add(name);
    },
  });
  return [...names];
}

/**
 * Writes long lists as JSON. Fields whose name the reply doesn't declare never leave the server. The serializer of other replies
 * also checks where in the reply each field is, which takes longer with thousands of rows (docs/decisions/0014).
 */
export function listWriter(schema: z.ZodType): (reply: unknown) => string {
  let names: string[] | undefined;
  return (reply) => {
    names ??= declaredNames(schema);
    return JSON.stringify(reply, names);
  };
}
