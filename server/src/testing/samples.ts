import { z } from 'zod';

type Json = { [key: string]: unknown };

function sampleOf(schema: Json, known: Json): unknown {
  const [alternative] = (schema.anyOf ?? schema.oneOf ?? []) as Json[];
  if (alternative) return sampleOf(alternative, known);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, property]) => [
          key,
          key in known ? known[key] : sampleOf(property, known),
        ]),
      );
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return 1;
    default:
      return 'a'.repeat(Math.max(1, Number(schema.minLength ?? 1)));
  }
}

/** A value that a schema most likely accepts. @param known values by field name, at any depth */
export function sample(schema: z.ZodType, known: Json = {}): unknown {
  return sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, known);
}
