import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, listReply, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { lineSchema, nameSchema, noteSchema, roleSchema, searchSchema } from '../core/schemas.ts';
import { namedReadersSchema, readersSchema } from '../groups/readers.ts';
import { namesakeSchema } from '../people/namesake.ts';
import { addressSchema, noAddress } from './address.ts';
import { checkReasonSchema, frameProblemSchema } from './check-reason.ts';
import { DEPARTMENTS, type DepartmentId } from './departments.ts';
import { embedSchema, PROVIDERS } from './embed.ts';
import { CHECK_STATES, linkNameSchema } from './endpoints.ts';
import { ITEM_ICONS } from './item-icons.ts';

const departmentSchema = z.enum(
  DEPARTMENTS.map(({ id }) => id) as [DepartmentId, ...DepartmentId[]],
);
const openingSchema = z.enum(['embedded', 'tab']);
const withId = () => z.object({ id: idSchema });

/** The items of a department at most. */
export const MAX_ITEMS = 200;

const itemFields = {
  id: z.number(),
  department: departmentSchema,
  name: z.string(),
  /** The heading above the item and its neighbours; empty for none. */
  heading: z.string(),
  icon: z.enum(ITEM_ICONS),
  opens: openingSchema,
  /** Empty for a dashboard that is shown with a token. */
  url: z.string(),
  provider: z
    .enum(PROVIDERS)
    .nullable()
    .describe('Shows the item with a token of its reader; null for an address'),
};

export const readableItems = endpoint('GET', '/api/items', ROLES, {
  description: 'Lists the added items that the caller may read, in their order (D56)',
  reply: () => listReply('items', { ...itemFields, problem: frameProblemSchema }),
});
export type ReadableItem = z.infer<typeof readableItems.reply>['items'][number];

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

/** An item that the caller may read, or the name of one that they may request access to. */
export const openItem = endpoint('GET', '/api/items/{id}', ROLES, {
  description: 'Returns an item, or only its name to callers who may not read it',
  params: withId,
  reply: () =>
    z.discriminatedUnion('access', [
      z.object({
        access: z.literal('granted'),
        ...itemFields,
        problem: frameProblemSchema,
        /** The person who looks after the item. */
        owner: z.string().nullable(),
      }),
      z.object({
        access: z.literal('refused'),
        id: z.number(),
        name: z.string(),
        department: departmentSchema,
        /** True while a request of the caller waits. */
        requested: z.boolean(),
        /** False for accounts without an employee, whom nobody can add to the readers. */
        may_request: z.boolean(),
      }),
    ]),
});
export type OpenedItem = z.infer<typeof openItem.reply>;

export const embedItem = endpoint('POST', '/api/items/{id}/embed', ROLES, {
  description: 'Issues a short-lived token with which the caller sees the item’s dashboard',
  params: withId,
  reply: () =>
    z.object({
      provider: z.enum(PROVIDERS),
      /** The frame's address. Metabase’s contains the token, as its protocol wants. */
      url: z.string(),
      /** The token for the frame; empty if the address contains it. */
      token: z.string(),
      /** The dashboard's or report's id at the provider. */
      resource: z.string(),
      expires_in: z.number().describe('The seconds for which the token is valid'),
    }),
});
export type EmbedToken = z.infer<typeof embedItem.reply>;

export const requestAccess = endpoint('POST', '/api/items/{id}/access-requests', ROLES, {
  description: 'Asks the owner of an item, or the admins, for access (D72)',
  params: withId,
  body: () => z.object({ reason: noteSchema(500).default('') }),
});

export const accessRequests = endpoint('GET', '/api/access-requests', ROLES, {
  description: 'Lists the requests for access that the caller may decide: as an admin or owner',
  reply: () =>
    listReply('requests', {
      id: z.number(),
      item: z.object({ id: z.number(), name: z.string(), department: departmentSchema }),
      person: namesakeSchema,
      reason: z.string(),
      asked_at: z.string(),
    }),
});
export type AccessRequest = z.infer<typeof accessRequests.reply>['requests'][number];

export const decideAccess = endpoint('POST', '/api/access-requests/{id}/decision', ROLES, {
  description: 'Grants or declines access to one item, as its owner or an admin',
  params: withId,
  body: () => z.object({ grant: z.boolean() }),
});

export const reportProblem = endpoint('POST', '/api/items/{id}/problems', ROLES, {
  description:
    'Reports a problem with an item to its owner, or to the admins, who also get an email',
  params: withId,
  body: () =>
    z.object({
      text: noteSchema(1_000)
        .refine((text) => text !== '', { error: () => t('Describe what doesn’t work') })
        .describe('What doesn’t work'),
    }),
});

export const itemProblems = endpoint('GET', '/api/item-problems', ROLES, {
  description:
    'Lists the unsolved problems with items that the caller looks after: as an admin or owner',
  reply: () =>
    listReply('problems', {
      id: z.number(),
      item: z.object({ id: z.number(), name: z.string(), department: departmentSchema }),
      text: z.string(),
      reported_at: z.string(),
      reported_by: z.string(),
    }),
});
export type ItemProblem = z.infer<typeof itemProblems.reply>['problems'][number];

export const solveProblem = endpoint('POST', '/api/item-problems/{id}/solution', ROLES, {
  description: 'Marks a problem with an item as solved, as its owner or an admin',
  params: withId,
});

export const favourites = endpoint('GET', '/api/favourites', ROLES, {
  description:
    'Lists the links and added items that the caller marked, as far as they may read them',
  reply: () => z.object({ links: z.array(linkNameSchema), items: z.array(z.number()) }),
});
export type Favourites = z.infer<typeof favourites.reply>;

/** The links and items that somebody can mark at most. */
export const MAX_FAVOURITES = 50;

export const setFavourite = endpoint('PUT', '/api/favourites', ROLES, {
  description: 'Marks a link or an added item as a favourite, or removes the mark',
  body: () =>
    z.object({
      favourite: z.boolean(),
      target: z.union([z.object({ link: linkNameSchema }), z.object({ item: idSchema })]),
    }),
});
