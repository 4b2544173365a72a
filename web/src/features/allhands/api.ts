import {
  allHands,
  allHandsNotes,
  allHandsVacation,
  listDecks,
} from '@intranet/contract/allhands/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';

export const allHandsKeys = { all: ['allhands'] as const };

/** The deck of a quarter, or the newest; no session is needed. */
export const deckQuery = (quarter: string) =>
  queryOptions({
    queryKey: [...allHandsKeys.all, 'deck', quarter],
    queryFn: ({ signal }) => call(allHands, { query: { quarter: quarter || undefined }, signal }),
    // What is on the wall does not change while it is talked about.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How many people of each area are away in each month of this year. */
export const awayQuery = queryOptions({
  queryKey: [...allHandsKeys.all, 'away'],
  queryFn: ({ signal }) => call(allHandsVacation, { signal }),
  staleTime: 300_000,
});

/** What whoever presents wants to say; for people who are signed in. */
export const notesQuery = (quarter: string) =>
  queryOptions({
    queryKey: [...allHandsKeys.all, 'notes', quarter],
    queryFn: ({ signal }) => call(allHandsNotes, { query: { quarter }, signal }),
    staleTime: 300_000,
  });

/** Every deck that was published. */
export const decksQuery = queryOptions({
  queryKey: [...allHandsKeys.all, 'decks'],
  queryFn: ({ signal }) => call(listDecks, { signal }),
});
