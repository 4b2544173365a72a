import { z } from 'zod';
import { idSchema } from '../core/endpoint.ts';
import { roleSchema } from '../core/schemas.ts';
import { namesakeSchema } from '../people/namesake.ts';

/** The most people that are chosen by name; a group may have more. */
export const MAX_PEOPLE = 200;
const MAX_GROUPS = 50;

/** Who may read something, as one enters it: everybody who is in one of these (D56). */
export const readersSchema = z.object({
  roles: z.array(roleSchema).max(4),
  people: z.array(idSchema).max(MAX_PEOPLE).describe('The ids of employees'),
  groups: z.array(idSchema).max(MAX_GROUPS).describe('The ids of groups'),
});
export type Readers = z.output<typeof readersSchema>;

/** The same as a screen shows it. */
export const namedReadersSchema = z.object({
  roles: z.array(roleSchema),
  people: z.array(namesakeSchema.extend({ has_left: z.boolean() })),
  groups: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type NamedReaders = z.infer<typeof namedReadersSchema>;
