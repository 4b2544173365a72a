import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { LINKS, type LinkEntry } from './registry.ts';

const linkReply = z.record(z.string(), z.string());

/** GET /api/get-link-{name}: one call for each link, from the registry. */
export const getLink = Object.fromEntries(
  LINKS.map((link: LinkEntry) => [
    link.name,
    endpoint({
      method: 'GET',
      path: `/api/get-link-${link.name}`,
      summary: `The address of ${link.label}, in the field ${link.field}; empty when there is none`,
      access: link.readers,
      reply: linkReply,
    }),
  ]),
) as Record<
  (typeof LINKS)[number]['name'],
  Endpoint<z.ZodType, z.ZodType, z.ZodType, typeof linkReply>
>;
