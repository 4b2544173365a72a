import {
  allHands,
  allHandsNotes,
  allHandsVacation,
  checkDeck,
  exportDeck,
  listDecks,
  publishDeck as publishDeckCall,
  takeBackDeck as takeBackDeckCall,
} from '@intranet/contract/allhands/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, CallError, call, callForFile } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';
import { keptPreview, PREVIEW } from './preview.ts';

export const allHandsKeys = queryKeys('allhands');

export const NO_PREVIEW = new CallError('not_found', 'No deck is previewed in this tab.');

function openPreview() {
  const deck = keptPreview();
  if (deck) return deck;
  throw NO_PREVIEW;
}

/** What was previewed is another deck the next time, or none. */
const forgotten = (quarter: string) => (quarter === PREVIEW ? { gcTime: 0 } : {});

/** The deck of a quarter, or the newest, or the one that is previewed; no session is needed. */
export const deckQuery = (quarter: string) =>
  queryOptions({
    queryKey: allHandsKeys.of('deck', quarter),
    queryFn: async ({ signal }) => {
      if (quarter !== PREVIEW) {
        return call(allHands, { query: { quarter: quarter || undefined }, signal });
      }
      const deck = openPreview();
      return { ...(await call(allHands, { signal })), deck, quarters: [] };
    },
    // What is on the wall does not change while it is talked about.
    staleTime: Number.POSITIVE_INFINITY,
    ...forgotten(quarter),
  });

/** How many people of each area are away in each month of this year. */
export const awayQuery = queryOptions({
  queryKey: allHandsKeys.of('away'),
  queryFn: ({ signal }) => call(allHandsVacation, { signal }),
  staleTime: 300_000,
});

/** What whoever presents wants to say; for people who are signed in. */
export const notesQuery = (quarter: string) =>
  queryOptions({
    queryKey: allHandsKeys.of('notes', quarter),
    queryFn: async ({ signal }) =>
      quarter === PREVIEW ? openPreview() : call(allHandsNotes, { query: { quarter }, signal }),
    staleTime: 300_000,
    ...forgotten(quarter),
  });

/** Every deck that was published. */
export const decksQuery = queryOptions({
  queryKey: allHandsKeys.of('decks'),
  queryFn: ({ signal }) => call(listDecks, { signal }),
});

/**
 * What is wrong with a deck's text, or what publishing it would change.
 * @param text as it was typed, not empty
 */
export const checkQuery = (text: string) =>
  queryOptions({
    queryKey: allHandsKeys.of('check', text),
    queryFn: ({ signal }) => call(checkDeck, { body: { text }, signal }),
    // Long texts, and what is shown may change meanwhile.
    gcTime: 0,
    staleTime: 0,
  });

export const publishDeck = (body: CallBody<typeof publishDeckCall>) =>
  call(publishDeckCall, { body });

export const takeBackDeck = ({ quarter, id }: { quarter: string; id: number }) =>
  call(takeBackDeckCall, { params: { quarter }, body: { id } });

/** The file of a version; with the id null, of the deck that comes with the product. */
export const fetchDeckFile = ({ quarter, id }: { quarter: string; id: number | null }) =>
  callForFile(exportDeck, { params: { quarter }, query: { id: id ?? 'product' } });
