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
/** One newLink* field. */
const updateBody = (link: LinkEntry) => z.object({ [link.field]: addressSchema });
type UpdateLink = Endpoint<
  z.ZodType,
  ReturnType<typeof updateBody>,
  z.ZodType,
  typeof successReply
>;

/** Both names of an entry that has two (D32). */
const namesOf = (link: LinkEntry): string[] => [link.name, ...(link.alias ? [link.alias] : [])];

function forEachName<E>(make: (name: string, link: LinkEntry) => E): Record<string, E> {
  return Object.fromEntries(
    LINKS.flatMap((link) => namesOf(link).map((name) => [name, make(name, link)])),
  );
}

/** GET /api/get-link-{name}: one call for each name of a link. */
export const getLink: Record<string, GetLink> = forEachName((name, link) =>
  endpoint({
    method: 'GET',
    path: `/api/get-link-${name}`,
    summary: `The address of ${link.label}, in the field ${link.field}; empty when there is none`,
    access: link.readers,
    reply: linkReply,
  }),
);

/** POST /api/atualizar-link-{name}: one call for each name of a link. */
export const updateLink: Record<string, UpdateLink> = forEachName((name, link) =>
  endpoint({
    method: 'POST',
    path: `/api/atualizar-link-${name}`,
    summary: `Gives ${link.label} another address (D34)`,
    access: ADMIN,
    body: updateBody(link),
    reply: successReply,
  }),
);

/** An address as those who may read it get it. */
export const linkStateSchema = z.object({
  name: nameSchema,
  /** Empty when there is none. */
  url: z.string(),
  /** As the registry says, unless an administrator chose the tab. */
  opens: openingSchema,
});
export type LinkState = z.infer<typeof linkStateSchema>;

export const readableLinks = endpoint({
  method: 'GET',
  path: '/api/links',
  summary: 'Every link that the caller may read, with its address: what menus and cards open',
  access: ROLES,
  reply: z.object({ links: z.array(linkStateSchema) }),
});

/** As many of a link's addresses are told, the newest ones. */
export const HISTORY_LENGTH = 20;

/** What the server found when it looked at an address. */
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
  check: z.object({
    state: z.enum(CHECK_STATES),
    /** What was found, as a sentence in Portuguese; empty when there is nothing to say. */
    detail: z.string(),
    at: z.string().nullable(),
  }),
  /** The addresses it had, the present one first: the newest HISTORY_LENGTH. */
  history: z.array(z.object({ url: z.string(), changed_at: z.string(), changed_by: z.string() })),
});
export type LinkSettings = z.infer<typeof linkSettingsSchema>;

export const linkSettings = endpoint({
  method: 'GET',
  path: '/api/link_settings',
  summary: 'Every link with its history and what the last look at it found',
  access: ADMIN,
  reply: z.object({ links: z.array(linkSettingsSchema) }),
});

export const setLinkOpening = endpoint({
  method: 'POST',
  path: '/api/link_opening',
  summary: 'Opens an embedded link in a tab instead, or in its frame again',
  access: ADMIN,
  body: z.object({ name: nameSchema, opens: openingSchema }),
  reply: successReply,
});

export const checkLink = endpoint({
  method: 'POST',
  path: '/api/check_link',
  summary: 'Has the server look at an address again (S13)',
  access: ADMIN,
  body: z.object({ name: nameSchema }),
  reply: successReply,
});

export const startLinkPreview = endpoint({
  method: 'POST',
  path: '/api/link_preview',
  summary: 'Lets this browser show an address on /linkpreview for ten minutes, without saving it',
  access: ADMIN,
  body: z.object({ name: nameSchema, url: addressSchema }),
  reply: successReply,
});

export const linkPreview = endpoint({
  method: 'GET',
  path: '/api/link_preview',
  summary: 'The address that this browser may preview',
  access: ADMIN,
  reply: z.object({ name: nameSchema, url: z.string() }),
});
