import { msg } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, listReply, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { lineSchema, nameSchema, roleSchema, searchSchema } from '../core/schemas.ts';
import { namedReadersSchema, readersSchema } from '../groups/readers.ts';
import { namesakeSchema } from '../people/namesake.ts';
import { addressSchema, noAddress } from './address.ts';
import { checkReasonSchema } from './check-reason.ts';
import { embedSchema } from './embed.ts';
import { CHECK_STATES } from './endpoints.ts';
import { departmentSchema, itemFields, openingSchema, withId } from './item-endpoints.ts';
import { ITEM_ICONS } from './item-icons.ts';
import { PROVIDERS } from './providers.ts';

/** The items of a department at most. */
export const MAX_ITEMS = 200;

const personSchema = namesakeSchema.extend({ has_left: z.boolean() });

export const itemSettings = endpoint('GET', '/api/item-settings', ADMIN, {
  description: 'Lists all added items with their readers, owner and last check',
  reply: () =>
    listReply('items', {
      ...itemFields,
      embed: embedSchema.nullable().describe('The dashboard in place of an address'),
      hidden: z.boolean(),
      readers: namedReadersSchema
        .nullable()
        .describe('Null if the readers of the department’s page may read it'),
      owner: personSchema.nullable(),
      check: z.object({
        state: z.enum(CHECK_STATES),
        reason: checkReasonSchema.nullable(),
        at: z.string().nullable(),
      }),
      version: z.number(),
      updated_at: z.string(),
      updated_by: z.string(),
    }).extend({
      providers: z.array(z.enum(PROVIDERS)).describe('Those that this server is set up for'),
    }),
});
export type ItemSettings = z.infer<typeof itemSettings.reply>['items'][number];

const editedFields = {
  name: nameSchema(80, msg('Enter a name')),
  url: addressSchema.optional().describe('The address, unless the item shows a dashboard'),
  embed: embedSchema.nullable().default(null).describe('A dashboard in place of an address'),
  heading: z.union([z.literal(''), lineSchema(60, msg('Enter a heading'))]),
  icon: z.enum(ITEM_ICONS),
  opens: openingSchema,
  readers: readersSchema.nullable().describe('Null for the readers of the department’s page'),
  owner_id: idSchema.nullable().describe('The id of an employee'),
  hidden: z.boolean(),
};

type Shown = Pick<z.output<z.ZodObject<typeof editedFields>>, 'url' | 'embed'>;
const hasContent = ({ url, embed }: Shown) => url !== undefined || embed !== null;
const WITHOUT_CONTENT = { path: ['url'], error: noAddress };

export const itemBody = z
  .object({ department: departmentSchema, ...editedFields })
  .refine(hasContent, WITHOUT_CONTENT);
/** The fields that a form has. */
export const itemFieldsBody = z.object(editedFields).refine(hasContent, WITHOUT_CONTENT);
export const editItemBody = z
  .object({ ...editedFields, version: z.number().int().describe('The version that was edited') })
  .refine(hasContent, WITHOUT_CONTENT);

export const addItem = endpoint('POST', '/api/items', ADMIN, {
  description: 'Adds an item at the end of its department',
  body: () => itemBody,
  reply: () => successReply.extend({ id: z.number() }),
});

export const editItem = endpoint('PUT', '/api/items/{id}', ADMIN, {
  description: 'Changes an item; replies 409 if somebody else has changed it meanwhile',
  params: withId,
  body: () => editItemBody,
});

export const removeItem = endpoint('DELETE', '/api/items/{id}', ADMIN, {
  description: 'Removes an item, with its requests for access',
  params: withId,
});

export const orderItems = endpoint('PUT', '/api/item-order', ADMIN, {
  description:
    'Orders a department’s items; replies 409 with the current order if it was another one',
  body: () =>
    z.object({
      department: departmentSchema,
      ids: z.array(idSchema).max(MAX_ITEMS).describe('All items, in the new order'),
      former_ids: z.array(idSchema).max(MAX_ITEMS).describe('The order that was seen'),
    }),
});

export const checkItem = endpoint('POST', '/api/items/{id}/check', ADMIN, {
  description: 'Checks the address of an item again (S13)',
  params: withId,
});

const reasonSchema = z.discriminatedUnion('by', [
  z.object({ by: z.enum(['admin', 'owner', 'person']) }),
  z.object({ by: z.literal('role'), role: roleSchema }),
  z.object({ by: z.literal('group'), group: z.number(), name: z.string() }),
]);
export type ReadReason = z.infer<typeof reasonSchema>;

/** The people that a call lists at most; it counts the others. */
export const MAX_ITEM_READERS = 200;

export const itemReaders = endpoint('GET', '/api/items/{id}/readers', ADMIN, {
  description: 'Lists the accounts that may read an item, with the reasons',
  params: withId,
  query: () => z.object({ search: searchSchema(120).default('').describe('A part of the name') }),
  reply: () =>
    z.object({
      people: z.array(
        namesakeSchema.extend({
          employee_id: z.number().nullable(),
          photo: z.string(),
          reasons: z.array(reasonSchema),
        }),
      ),
      /** The number of people who match but aren't listed. */
      unlisted: z.number(),
    }),
});
export type ItemReaders = z.infer<typeof itemReaders.reply>;

export const personItems = endpoint('GET', '/api/people/{id}/items', ADMIN, {
  description: 'Lists the departments and added items that a person may read, with the reasons',
  params: withId,
  reply: () =>
    z.object({
      /** Null without an account; then the person can read nothing. */
      role: roleSchema.nullable(),
      departments: z.array(departmentSchema),
      items: z.array(
        z.object({
          id: z.number(),
          department: departmentSchema,
          name: z.string(),
          reasons: z.array(reasonSchema),
        }),
      ),
      groups: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
});
export type PersonItems = z.infer<typeof personItems.reply>;
