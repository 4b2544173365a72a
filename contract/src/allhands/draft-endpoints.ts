import { z } from 'zod';
import { endpoint, listReply, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { quarterSchema } from './deck-schema.ts';
import { quarterParams, textBody } from './endpoints.ts';
import { readersFields } from './readers-endpoints.ts';

const draftFields = {
  quarter: z.string(),
  /** Increases with each save. */
  version: z.number(),
  edited_at: z.string(),
  edited_by: z.string(),
};

export const listDrafts = endpoint('GET', '/api/allhands/drafts', ADMIN, {
  description: 'Lists the decks that are being edited, at most one a quarter, newest quarter first',
  reply: () => listReply('drafts', draftFields),
});
export type DraftSummary = z.infer<typeof listDrafts.reply>['drafts'][number];

export const readDraft = endpoint('GET', '/api/allhands/drafts/{quarter}', ADMIN, {
  description: 'Returns the draft of a quarter, also with mistakes that prevent publishing it',
  params: () => quarterParams,
  reply: () =>
    z.object({
      ...draftFields,
      /** The deck as JSON, as it was typed. */
      text: z.string(),
      /** The id of the quarter's published deck, or null. Required by `publishDraft`. */
      over: z.number().nullable(),
      /** True if the quarter has a published deck, which the draft would replace. */
      replaces: z.boolean(),
      /** The published deck of the quarter before as JSON, to compare figures with. */
      previous: z.object({ quarter: z.string(), text: z.string() }).nullable(),
    }),
});
export type DeckDraft = z.infer<typeof readDraft.reply>;

const countedSchema = () =>
  z.object({
    years: z.array(z.object({ years: z.number(), people: z.number() })),
    unknown: z.number(),
    unknown_names: z.array(z.string()),
  });

export const knownFigures = endpoint('GET', '/api/allhands/known-figures', ADMIN, {
  description: 'Returns the figures that the product can fill into a deck, as of today',
  reply: () =>
    z.object({
      as_of: z.string(),
      headcount: z.number(),
      ages: countedSchema(),
      tenures: countedSchema(),
      away: z.object({
        year: z.number(),
        areas: z.array(z.object({ area: z.string(), months: z.array(z.number()) })),
      }),
      revenue: z.object({
        year: z.number(),
        goals: z.array(z.number()),
        actuals: z.array(z.number()),
      }),
    }),
});

export const startDraft = endpoint('POST', '/api/allhands/drafts', ADMIN, {
  description: 'Starts the draft of a quarter from the published deck of the same or another one',
  body: () =>
    z.object({
      quarter: quarterSchema,
      from: quarterSchema.describe('The quarter whose published deck is copied'),
    }),
  reply: () => successReply.extend({ quarter: z.string() }),
});

const versionSchema = z.number().int().positive();

export const saveDraft = endpoint('PUT', '/api/allhands/drafts/{quarter}', ADMIN, {
  description: 'Saves the draft of a quarter, also with mistakes',
  params: () => quarterParams,
  body: () =>
    textBody.extend({
      /** The version that the caller edited, so that nobody's change is lost; null for a new draft. */
      version: versionSchema.nullable(),
    }),
  reply: () => successReply.extend({ version: z.number(), edited_at: z.string() }),
});

export const discardDraft = endpoint('DELETE', '/api/allhands/drafts/{quarter}', ADMIN, {
  description: 'Deletes the draft of a quarter',
  params: () => quarterParams,
  query: () =>
    z.object({
      version: z.coerce.number().pipe(versionSchema).describe('The version that the caller saw'),
    }),
});

export const publishDraft = endpoint('POST', '/api/allhands/drafts/{quarter}/publication', ADMIN, {
  description: 'Publishes the draft of a quarter and deletes it',
  params: () => quarterParams,
  body: () =>
    z.object({
      version: versionSchema,
      /** The value from the draft, so that admins can't overwrite each other's deck. */
      over: z.number().int().nullable(),
      ...readersFields(),
    }),
  reply: () => successReply.extend({ quarter: z.string(), link: z.string().nullable() }),
});
