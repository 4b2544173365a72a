import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, listReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { noteSchema } from '../core/schemas.ts';
import { namesakeSchema } from '../people/namesake.ts';
import { frameProblemSchema } from './check-reason.ts';
import { DEPARTMENTS, type DepartmentId } from './departments.ts';
import { linkNameSchema } from './endpoints.ts';
import { ITEM_ICONS } from './item-icons.ts';
import { PROVIDERS } from './providers.ts';

export const departmentSchema = z.enum(
  DEPARTMENTS.map(({ id }) => id) as [DepartmentId, ...DepartmentId[]],
);
export const openingSchema = z.enum(['embedded', 'tab']);
export const withId = () => z.object({ id: idSchema });

export const itemFields = {
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
