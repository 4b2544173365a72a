import { z } from 'zod';
import { endpoint, type FileKind, fileReply, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { deckSchema, quarterSchema, SECTION_IDS, shownDeckSchema } from './deck-schema.ts';

const quarterParams = z.object({ quarter: quarterSchema });
const quarterQuery = z.object({
  /** The newest one, unless told. */
  quarter: quarterSchema.optional(),
});

export const allHands = endpoint({
  method: 'GET',
  path: '/api/allhands',
  summary: 'The all-hands deck of a quarter: its figures, and which reports it frames',
  access: 'public',
  query: quarterQuery,
  reply: z.object({
    deck: shownDeckSchema,
    /** Every quarter that can be read, the newest first. */
    quarters: z.array(z.string()),
    /** Addresses that an administrator chose; empty where there is none (D32). */
    embeds: z.object({
      kpi: z.string(),
      vacation: z.string(),
      commercial: z.string(),
      mea: z.string(),
    }),
  }),
});
export type AllHands = z.infer<typeof allHands.reply>;

export const allHandsVacation = endpoint({
  method: 'GET',
  path: '/api/allhands/vacation',
  summary:
    'How many people of each area have approved leave in each month of this year: counts (D4)',
  access: 'public',
  reply: z.object({
    year: z.number(),
    areas: z.array(
      z.object({
        area: z.string(),
        /** January first. */
        months: z.array(z.number()).length(12),
      }),
    ),
  }),
});
export type AllHandsVacation = z.infer<typeof allHandsVacation.reply>;

export const allHandsNotes = endpoint({
  method: 'GET',
  path: '/api/allhands/notes',
  summary: 'What whoever presents wants to say, section by section; not for the public',
  access: ROLES,
  query: quarterQuery,
  reply: z.object({ notes: z.partialRecord(z.enum(SECTION_IDS), z.string()) }),
});

const deckVersionSchema = z.object({
  quarter: z.string(),
  /** Null for the deck that comes with the product. */
  id: z.number().nullable(),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
  taken_back_at: z.string().nullable(),
  taken_back_by: z.string().nullable(),
  /** Whether it is the one that is shown for its quarter. */
  shown: z.boolean(),
  /** False for one of an older version of the product, which this one cannot show any more. */
  readable: z.boolean(),
});
export type DeckVersion = z.infer<typeof deckVersionSchema>;

export const listDecks = endpoint({
  method: 'GET',
  path: '/api/allhands/decks',
  summary: 'Every deck that was published, the newest quarter and version first',
  access: ADMIN,
  reply: z.object({ decks: z.array(deckVersionSchema) }),
});

export const exportDeck = endpoint({
  method: 'GET',
  path: '/api/allhands/decks/{quarter}',
  summary: 'The figures of a quarter as JSON, to be edited and published as the next one',
  access: ADMIN,
  params: quarterParams,
  query: z.object({
    /** Another version than the one that is shown: one that was taken back, or that of the product. */
    id: z.union([z.literal('product'), idSchema]).optional(),
  }),
  reply: fileReply,
});

/** The most characters a deck's text may have; the figures of a full one take about 40,000. */
export const MAX_DECK_TEXT = 500_000;

/** A deck as it is exported and uploaded. */
export const DECK_FILE: FileKind = {
  types: ['.json', 'application/json'],
  maxBytes: MAX_DECK_TEXT,
  choose: 'Please choose a JSON file of at most 500 KB.',
};

const textBody = z.object({
  /** The file as it is: the lines of what is wrong are counted in it. */
  text: z.string().min(1, 'Choose a file').max(MAX_DECK_TEXT, 'At most 500,000 characters'),
});

const problemSchema = z.object({
  /** From 1. */
  line: z.number(),
  /** Where in the deck, such as `goals.3.percent`; empty for what is no JSON. */
  place: z.string(),
  message: z.string(),
});
export type DeckProblem = z.infer<typeof problemSchema>;

const figureSchema = z.union([z.string(), z.number()]).nullable();

const changeSchema = z.object({
  /** From the part of the deck to the figure, such as Goals, Hiring plan, percent. */
  place: z.array(z.string()),
  /** Null where something new stands; a list as one text. */
  before: figureSchema,
  /** Null where something is gone. */
  after: figureSchema,
});
export type DeckChange = z.infer<typeof changeSchema>;

const checkedDeckSchema = z.object({
  deck: deckSchema,
  /** The stored deck that is shown for its quarter; null when there is none. For `publishDeck`. */
  over: z.number().nullable(),
  /** Whether its quarter is there already, and would be replaced. */
  replaces: z.boolean(),
  /** Whether it is shown just so already: there is nothing to publish. */
  same: z.boolean(),
  /** The quarter it was compared with: its own, where there is one, or else the newest. */
  against: z.string(),
  changes: z.array(changeSchema),
  /** What publishing it would do that somebody might not expect, in sentences. */
  remarks: z.array(z.string()),
});
export type CheckedDeck = z.infer<typeof checkedDeckSchema>;

export const checkDeck = endpoint({
  method: 'POST',
  path: '/api/allhands/check',
  summary: 'Says line by line what is wrong with a deck, or what publishing it would change',
  access: ADMIN,
  body: textBody,
  reply: z.object({
    problems: z.array(problemSchema),
    /** Null when something is wrong. */
    checked: checkedDeckSchema.nullable(),
  }),
});

export const publishDeck = endpoint({
  method: 'POST',
  path: '/api/allhands/decks',
  summary: "Publishes a deck as its quarter's; the one before can be had again by taking it back",
  access: ADMIN,
  body: textBody.extend({
    /** As the check said: two administrators do not publish over each other unseen. */
    over: z.number().int().nullable(),
  }),
  reply: successReply.extend({ quarter: z.string() }),
});

export const takeBackDeck = endpoint({
  method: 'POST',
  path: '/api/allhands/decks/{quarter}/take_back',
  summary: 'Takes the shown deck of a quarter back: the one before it is shown again, or none',
  access: ADMIN,
  params: quarterParams,
  /** The one that is shown, as the list says: a second click does not take another back. */
  body: z.object({ id: idSchema }),
  reply: successReply,
});
