import { z } from 'zod';
import { endpoint, listReply, successReply } from '../core/endpoint.ts';
import { msg } from '../core/i18n/t.ts';
import { ADMIN } from '../core/roles.ts';
import { requiredDaySchema } from '../core/schemas.ts';
import { quarterParams } from './endpoints.ts';

/** Who may read a quarter's deck: everybody, people who are signed in, or these and whoever has the link (D55). */
export const DECK_READERS = ['public', 'signed_in', 'link'] as const;
export type DeckReaders = (typeof DECK_READERS)[number];

/** The header with the secret of a deck's link. It is in no address that a log keeps (S8). */
export const DECK_LINK_HEADER = 'x-deck-link';

export const listDeckReaders = endpoint('GET', '/api/allhands/readers', ADMIN, {
  description: 'Lists who may read the decks of the quarters that are not public',
  reply: () =>
    listReply('quarters', {
      quarter: z.string(),
      readers: z.enum(DECK_READERS),
      /** The last day of the link. */
      link_ends_on: z.string().nullable(),
      /** False after that day, and without a link. */
      link_open: z.boolean(),
    }),
});
export type QuarterReaders = z.infer<typeof listDeckReaders.reply>['quarters'][number];

/** @returns the fields with which a call chooses readers */
export const readersFields = () => ({
  readers: z.enum(DECK_READERS),
  link_ends_on: requiredDaySchema(msg('Choose the link’s last day'))
    .nullish()
    .describe('The last day of the link, with the readers `link`'),
  new_link: z.boolean().optional().describe('Replaces the present link, which then opens nothing'),
  /** Confirms that everybody may read the names of clients (D55). */
  public_names: z.boolean().optional().describe('Confirms that client names become public'),
});

export const setDeckReaders = endpoint('PUT', '/api/allhands/decks/{quarter}/readers', ADMIN, {
  description: 'Sets who may read the deck of a quarter. A new link is returned once',
  params: () => quarterParams,
  body: () => z.object(readersFields()),
  /** The link is null unless the call made one. Only its hash is stored. */
  reply: () => successReply.extend({ link: z.string().nullable() }),
});
