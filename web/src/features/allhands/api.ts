import { inLanguage } from '@intranet/contract/allhands/deck-words.ts';
import * as draftCalls from '@intranet/contract/allhands/draft-endpoints.ts';
import * as calls from '@intranet/contract/allhands/endpoints.ts';
import * as readersCalls from '@intranet/contract/allhands/readers-endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call, callForFile, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';
import { deckLinkHeaders } from './deck-link.ts';
import { keptPreview, PREVIEW } from './preview.ts';

export const allHandsKeys = queryKeys('allhands');

export const NO_PREVIEW = new CallError(
  'not_found',
  t('There is no deck preview in this tab. Open it again from the decks page.'),
);

function openPreview() {
  const preview = keptPreview();
  if (preview) return preview;
  throw NO_PREVIEW;
}

/** A preview isn't cached, because its deck changes each time. */
const forgotten = (quarter: string) => (quarter === PREVIEW ? { gcTime: 0 } : {});

export const deckQuery = (quarter: string) =>
  queryOptions({
    queryKey: allHandsKeys.of('deck', quarter),
    queryFn: async ({ signal }) => {
      if (quarter !== PREVIEW) {
        const query = { quarter: quarter || undefined };
        const parts = { query, signal, headers: deckLinkHeaders() };
        return inLanguage(await call(calls.allHands, parts), currentLocale());
      }
      const { deck, changes } = openPreview();
      const current = await call(calls.allHands, { signal });
      return { ...current, deck: inLanguage(deck, currentLocale()), quarters: [], changes };
    },
    // A deck on screen must not change during the meeting.
    staleTime: Number.POSITIVE_INFINITY,
    ...forgotten(quarter),
  });

export const awayQuery = queryOptions({
  queryKey: allHandsKeys.of('away'),
  queryFn: ({ signal }) => call(calls.allHandsVacation, { signal, headers: deckLinkHeaders() }),
  staleTime: 300_000,
});

export const notesQuery = (quarter: string) =>
  queryOptions({
    queryKey: allHandsKeys.of('notes', quarter),
    queryFn: async ({ signal }) => {
      const { notes } =
        quarter === PREVIEW
          ? openPreview().deck
          : await call(calls.allHandsNotes, { query: { quarter }, signal });
      return inLanguage({ notes }, currentLocale());
    },
    staleTime: 300_000,
    ...forgotten(quarter),
  });

export const decksQuery = allHandsKeys.query(['decks'], calls.listDecks, {}, (r) => r.decks);

export const checkQuery = (text: string) => ({
  ...allHandsKeys.query(['check', text], calls.checkDeck, { body: { text } }),
  // Texts are long and the published deck may change, so nothing is cached.
  gcTime: 0,
  staleTime: 0,
});

export const readersQuery = allHandsKeys.query(
  ['readers'],
  readersCalls.listDeckReaders,
  {},
  (r) => r.quarters,
);

export const setDeckReaders = (
  quarter: string,
  body: CallBody<typeof readersCalls.setDeckReaders>,
) => call(readersCalls.setDeckReaders, { params: { quarter }, body });

export const draftsQuery = allHandsKeys.query(
  ['drafts'],
  draftCalls.listDrafts,
  {},
  (r) => r.drafts,
);

/** Another person's changes show within seconds, without an answer to each key press. */
const DRAFT_POLL_MS = 20_000;

export const draftQuery = (quarter: string) => ({
  ...allHandsKeys.query(['draft', quarter], draftCalls.readDraft, { params: { quarter } }),
  gcTime: 0,
  refetchInterval: DRAFT_POLL_MS,
});

export const knownFiguresQuery = allHandsKeys.query(['known'], draftCalls.knownFigures);

export const fetchDraft = (quarter: string) => call(draftCalls.readDraft, { params: { quarter } });

export const startDraft = callWithBody(draftCalls.startDraft);

export const saveDraft = (quarter: string, version: number | null, text: string) =>
  call(draftCalls.saveDraft, { params: { quarter }, body: { version, text } });

export const discardDraft = ({ quarter, version }: { quarter: string; version: number }) =>
  call(draftCalls.discardDraft, { params: { quarter }, query: { version } });

export const checkDeck = callWithBody(calls.checkDeck);

export const publishDraft = (quarter: string, body: CallBody<typeof draftCalls.publishDraft>) =>
  call(draftCalls.publishDraft, { params: { quarter }, body });

export const takeBackDeck = ({ quarter, id }: { quarter: string; id: number }) =>
  call(calls.takeBackDeck, { params: { quarter }, body: { id } });

export const fetchDeckFile = ({ quarter, id }: { quarter: string; id: number | null }) =>
  callForFile(calls.exportDeck, { params: { quarter }, query: { id: id ?? 'product' } });
