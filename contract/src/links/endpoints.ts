import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, listReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { lineSchema } from '../core/schemas.ts';
import { addressSchema } from './address.ts';
import { checkReasonSchema, frameProblemSchema } from './check-reason.ts';
import { LINKS, type LinkEntry, type LinkName } from './registry.ts';

const NAMES = LINKS.map((link) => link.name) as [LinkName, ...LinkName[]];
export const linkNameSchema = z.enum(NAMES);
const openingSchema = z.enum(['embedded', 'tab']);

const namesOf = (link: LinkEntry): string[] => [link.name, ...(link.alias ? [link.alias] : [])];

function forEachName<E>(make: (name: string, link: LinkEntry) => E): Record<string, E> {
  return Object.fromEntries(
    LINKS.flatMap((link) => namesOf(link).map((name) => [name, make(name, link)])),
  );
}

export const getLink = forEachName((name, link) =>
  endpoint('GET', `/api/get-link-${name}`, link.readers, {
    description: `Returns the address of ${link.label} in the field ${link.field}, or an empty text`,
    reply: () => z.record(z.string(), z.string()),
  }),
);

export const updateLink = forEachName((name, link) =>
  endpoint('POST', `/api/atualizar-link-${name}`, ADMIN, {
    description: `Changes the address of ${link.label} (D34)`,
    body: () => z.object({ [link.field]: addressSchema }),
  }),
);

const linkState = { name: linkNameSchema, url: z.string(), opens: openingSchema };

export const readableLinks = endpoint('GET', '/api/links', ROLES, {
  description: 'Lists the links that the caller may read, with their addresses',
  reply: () => listReply('links', { ...linkState, problem: frameProblemSchema }),
});
export type LinkState = z.infer<typeof readableLinks.reply>['links'][number];

export const HISTORY_LENGTH = 20;

/** What the last check of an address found. */
export const CHECK_STATES = [
  'unchecked',
  'waiting',
  'ok',
  'no_frame',
  'broken',
  'unknown',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const linkSettings = endpoint('GET', '/api/link_settings', ADMIN, {
  description: 'Lists all links with their history and the result of the last check',
  reply: () =>
    listReply('links', {
      ...linkState,
      check: z.object({
        state: z.enum(CHECK_STATES),
        reason: checkReasonSchema.nullable(),
        at: z.string().nullable(),
      }),
      history: z.array(
        z.object({ url: z.string(), changed_at: z.string(), changed_by: z.string() }),
      ),
    }),
});
export type LinkSettings = z.infer<typeof linkSettings.reply>['links'][number];

export const setLinkOpening = endpoint('POST', '/api/link_opening', ADMIN, {
  description: 'Sets whether an embedded link opens in a tab or in its frame',
  body: () => z.object({ name: linkNameSchema, opens: openingSchema }),
});

export const checkLink = endpoint('POST', '/api/check_link', ADMIN, {
  description: 'Checks an address again (S13)',
  body: () => z.object({ name: linkNameSchema }),
});

const previewed = {
  name: linkNameSchema.optional(),
  item: lineSchema(80, msg('Enter a name'))
    .optional()
    .describe('The name of an added item, in place of a link'),
};

export const startLinkPreview = endpoint('POST', '/api/link_preview', ADMIN, {
  description: 'Allows this browser to preview an address on /linkpreview for ten minutes',
  body: () =>
    z
      .object({ ...previewed, url: addressSchema })
      .refine(({ name, item }) => name !== undefined || item !== undefined, {
        path: ['name'],
        error: () => t('This is required'),
      }),
});

export const linkPreview = endpoint('GET', '/api/link_preview', ADMIN, {
  description: 'Returns the address that this browser may preview',
  reply: () => z.object({ ...previewed, url: z.string() }),
});
export type LinkPreview = z.infer<typeof linkPreview.reply>;
