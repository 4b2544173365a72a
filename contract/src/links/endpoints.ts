import { z } from 'zod';
import { type Endpoint, endpoint, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { addressSchema } from './address.ts';
import { LINKS, type LinkEntry, type LinkName } from './registry.ts';

const NAMES = LINKS.map((link) => link.name) as [LinkName, ...LinkName[]];
const nameSchema = z.enum(NAMES);
const openingSchema = z.enum(['embedded', 'tab']);

const linkReply = z.record(z.string(), z.string());
type GetLink = Endpoint<z.ZodType, z.ZodType, z.ZodType, typeof linkReply>;
const updateBody = (link: LinkEntry) => z.object({ [link.field]: addressSchema });
type UpdateLink = Endpoint<
  z.ZodType,
  ReturnType<typeof updateBody>,
  z.ZodType,
  typeof successReply
>;

const namesOf = (link: LinkEntry): string[] => [link.name, ...(link.alias ? [link.alias] : [])];

function forEachName<E>(make: (name: string, link: LinkEntry) => E): Record<string, E> {
  return Object.fromEntries(
    LINKS.flatMap((link) => namesOf(link).map((name) => [name, make(name, link)])),
  );
}

/** GET /api/get-link-{name}: one call per name. */
export const getLink: Record<string, GetLink> = forEachName((name, link) =>
  endpoint({
    method: 'GET',
    path: `/api/get-link-${name}`,
    summary: `Returns the address of ${link.label} in the field ${link.field}, or an empty text`,
    access: link.readers,
    reply: linkReply,
  }),
);

/** POST /api/atualizar-link-{name}: one call per name. */
export const updateLink: Record<string, UpdateLink> = forEachName((name, link) =>
  endpoint({
    method: 'POST',
    path: `/api/atualizar-link-${name}`,
    summary: `Changes the address of ${link.label} (D34)`,
    access: ADMIN,
    body: updateBody(link),
    reply: successReply,
  }),
);

export const linkStateSchema = z.object({
  name: nameSchema,
  url: z.string(),
  opens: openingSchema,
});
export type LinkState = z.infer<typeof linkStateSchema>;

export const readableLinks = endpoint({
  method: 'GET',
  path: '/api/links',
  summary: 'Lists the links that the caller may read, with their addresses',
  access: ROLES,
  reply: z.object({ links: z.array(linkStateSchema) }),
});

/** Maximum number of a link's addresses in the history, newest first. */
export const HISTORY_LENGTH = 20;

export const CHECK_STATES = [
  'unchecked',
  'waiting',
  'ok',
  'no_frame',
  'broken',
  'unknown',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const linkSettingsSchema = linkStateSchema.extend({
  check: z.object({ state: z.enum(CHECK_STATES), detail: z.string(), at: z.string().nullable() }),
  history: z.array(z.object({ url: z.string(), changed_at: z.string(), changed_by: z.string() })),
});
export type LinkSettings = z.infer<typeof linkSettingsSchema>;

export const linkSettings = endpoint({
  method: 'GET',
  path: '/api/link_settings',
  summary: 'Lists all links with their history and the result of the last check',
  access: ADMIN,
  reply: z.object({ links: z.array(linkSettingsSchema) }),
});

export const setLinkOpening = endpoint({
  method: 'POST',
  path: '/api/link_opening',
  summary: 'Sets whether an embedded link opens in a tab or in its frame',
  access: ADMIN,
  body: z.object({ name: nameSchema, opens: openingSchema }),
  reply: successReply,
});

export const checkLink = endpoint({
  method: 'POST',
  path: '/api/check_link',
  summary: 'Checks an address again (S13)',
  access: ADMIN,
  body: z.object({ name: nameSchema }),
  reply: successReply,
});

export const startLinkPreview = endpoint({
  method: 'POST',
  path: '/api/link_preview',
  summary: 'Allows this browser to preview an address on /linkpreview for ten minutes',
  access: ADMIN,
  body: z.object({ name: nameSchema, url: addressSchema }),
  reply: successReply,
});

export const linkPreview = endpoint({
  method: 'GET',
  path: '/api/link_preview',
  summary: 'Returns the address that this browser may preview',
  access: ADMIN,
  reply: z.object({ name: nameSchema, url: z.string() }),
});
