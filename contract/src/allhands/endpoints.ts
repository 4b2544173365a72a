import { z } from 'zod';
import {
  endpoint,
  type FileKind,
  fileReply,
  idSchema,
  listReply,
  successReply,
} from '../core/endpoint.ts';
import { msg, t } from '../core/i18n/t.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { frameProblemSchema } from '../links/check-reason.ts';
import { deckSchema, quarterSchema, SECTION_IDS, shownDeckSchema } from './deck-schema.ts';
import { type InOneLanguage, wordsSchema } from './deck-words.ts';

export const quarterParams = z.object({ quarter: quarterSchema.describe('For example 3Q2024') });
const quarterQuery = z.object({
  quarter: quarterSchema.optional().describe('For example 3Q2024; the newest without it'),
});

const changesSchema = () =>
  z.object({
    /** The newest earlier quarter that the caller may read. */
    since: z.string(),
    /** Differences of main figures, such as `new_clients` or `headcount.Brasil`. */
    figures: z.record(z.string(), z.number()),
  });
export type DeckChanges = z.infer<ReturnType<typeof changesSchema>>;

export const allHands = endpoint('GET', '/api/allhands', 'public', {
  description: 'Returns the all-hands deck of a quarter with its figures and report addresses',
  query: () => quarterQuery,
  reply: () =>
    z.object({
      deck: shownDeckSchema,
      /** The quarters that the caller may read, newest first. */
      quarters: z.array(z.string()),
      /** Left out without an earlier quarter. */
      changes: changesSchema().optional(),
      /** Embed addresses set by an admin; empty if not set (D32). */
      embeds: z.object({
        kpi: z.string(),
        vacation: z.string(),
        commercial: z.string(),
        mea: z.string(),
      }),
      embed_problems: z.object({
        kpi: frameProblemSchema,
        vacation: frameProblemSchema,
        commercial: frameProblemSchema,
        mea: frameProblemSchema,
      }),
    }),
});
export type AllHands = InOneLanguage<z.infer<typeof allHands.reply>>;

export const allHandsVacation = endpoint('GET', '/api/allhands/vacation', 'public', {
  description: 'Counts people with approved leave by area and month of this year (D4)',
  reply: () =>
    z.object({
      year: z.number(),
      areas: z.array(z.object({ area: z.string(), months: z.array(z.number()).length(12) })),
    }),
});
export type AllHandsVacation = z.infer<typeof allHandsVacation.reply>;

export const allHandsNotes = endpoint('GET', '/api/allhands/notes', ROLES, {
  description: 'Returns the presenter notes by section',
  query: () => quarterQuery,
  reply: () => z.object({ notes: z.partialRecord(z.enum(SECTION_IDS), wordsSchema(z.string())) }),
});

export const listDecks = endpoint('GET', '/api/allhands/decks', ADMIN, {
  description: 'Lists all published decks, newest quarter and version first',
  reply: () =>
    listReply('decks', {
      quarter: z.string(),
      id: z.number().nullable(),
      published_at: z.string().nullable(),
      published_by: z.string().nullable(),
      taken_back_at: z.string().nullable(),
      taken_back_by: z.string().nullable(),
      shown: z.boolean(),
      /** False for an unsupported format of an older version. */
      readable: z.boolean(),
    }),
});
export type DeckVersion = z.infer<typeof listDecks.reply>['decks'][number];

export const exportDeck = endpoint('GET', '/api/allhands/decks/{quarter}', ADMIN, {
  description: 'Exports the figures of a quarter as JSON, to edit and publish as the next quarter',
  params: () => quarterParams,
  query: () =>
    z.object({
      id: z
        .union([z.literal('product'), idSchema])
        .optional()
        .describe('A published version, or `product` for the deck that came with the product'),
    }),
  reply: () => fileReply('application/json'),
});

export const MAX_DECK_TEXT = 500_000;

export const DECK_FILE: FileKind = {
  types: ['.json', 'application/json'],
  maxBytes: MAX_DECK_TEXT,
  refusal: msg('Please choose a JSON file of at most 500 KB.'),
};

export const textBody = z.object({
  /** The unchanged file, so that error line numbers match it. */
  text: z
    .string()
    .min(1, { error: () => t('Choose a file') })
    .max(MAX_DECK_TEXT, {
      error: () => t('At most {maximum, number} characters', { maximum: MAX_DECK_TEXT }),
    }),
});

const figureSchema = z.union([z.string(), z.number()]).nullable();

const checkedDeckSchema = z.object({
  deck: deckSchema,
  /** The id of the quarter's current stored deck, or null. Required by `publishDeck`. */
  over: z.number().nullable(),
  replaces: z.boolean(),
  /** True if the deck equals the current one, so there is nothing to publish. */
  same: z.boolean(),
  against: z.string(),
  changes: z.array(
    z.object({
      /** Labels from the section to the figure, for example Goals, Hiring plan, percent. */
      place: z.array(z.string()),
      /** Null for an addition. Lists are joined into one text. */
      before: figureSchema,
      after: figureSchema,
    }),
  ),
  remarks: z.array(z.string()),
});
export type CheckedDeck = z.infer<typeof checkedDeckSchema>;
export type DeckChange = CheckedDeck['changes'][number];

export const checkDeck = endpoint('POST', '/api/allhands/check', ADMIN, {
  description: "Lists a deck's errors by line, or the changes that publishing it would make",
  body: () => textBody,
  reply: () =>
    z.object({
      problems: z.array(
        z.object({
          line: z.number(),
          /** The path in the deck, for example `goals.3.percent`. Empty for a JSON syntax error. */
          place: z.string(),
          message: z.string(),
        }),
      ),
      checked: checkedDeckSchema.nullable(),
    }),
});
export type DeckProblem = z.infer<typeof checkDeck.reply>['problems'][number];

export const publishDeck = endpoint('POST', '/api/allhands/decks', ADMIN, {
  description: 'Publishes a deck for its quarter; withdrawing it restores the previous one',
  body: () =>
    textBody.extend({
      /** The value from the check, so that admins can't overwrite each other's deck. */
      over: z.number().int().nullable(),
      /** Confirms that everybody may read the names of clients (D55). */
      public_names: z.boolean().optional(),
    }),
  reply: () => successReply.extend({ quarter: z.string() }),
});

export const takeBackDeck = endpoint('POST', '/api/allhands/decks/{quarter}/take_back', ADMIN, {
  description: "Withdraws a quarter's current deck and restores the previous one, if any",
  params: () => quarterParams,
  /** The current deck's id, so that a second click doesn't withdraw another deck. */
  body: () => z.object({ id: idSchema }),
});
