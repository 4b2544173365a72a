import * as calls from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import * as readers from '@intranet/contract/allhands/readers-endpoints.ts';
import { DECK_LINK_HEADER } from '@intranet/contract/allhands/readers-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyRequest } from 'fastify';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { PublicCall } from '#core/http/call.ts';
import type { Router } from '#core/http/route.ts';
import { hashToken } from '#core/tokens.ts';
import { checkDeck } from './check-deck.ts';
import { exportDeck } from './export-deck.ts';
import { listReadableQuarters, openDeck } from './open-deck.ts';
import { type DeckReader, isSignedIn } from './policy.ts';
import { publishDeck } from './publish-deck.ts';
import { countAway, listDeckVersions, readReports } from './queries.ts';
import { listReaders, setReaders } from './readers.ts';
import { takeBackDeck } from './take-back-deck.ts';

type DeckCall = Pick<PublicCall, 'readSession'> & { request: FastifyRequest };

export function allHandsRoutes({ route, publicRoute }: Router, deps: Deps): void {
  const { db } = deps;

  /** Who calls: from the session, and from the header with a link's secret. */
  const readerOf = async ({ request, readSession }: DeckCall): Promise<DeckReader> => {
    const secret = request.headers[DECK_LINK_HEADER];
    return {
      signedIn: isSignedIn(await readSession()),
      tokenHash: typeof secret === 'string' && secret !== '' ? hashToken(secret) : null,
      today: today(deps),
    };
  };

  publicRoute(calls.allHands, async (call) => {
    const opened = await openDeck(db, call.query.quarter, await readerOf(call));
    return { ...opened, ...(await readReports(db)) };
  });

  publicRoute(calls.allHandsVacation, async (call) => {
    // These figures belong to no quarter, so whoever may open one deck sees them.
    await listReadableQuarters(db, await readerOf(call));
    const year = Number(today(deps).slice(0, 4));
    return { year, areas: await countAway(db, year) };
  });

  route(calls.allHandsNotes, async ({ query }) => {
    const reader = { signedIn: true, tokenHash: null, today: today(deps) };
    return { notes: (await openDeck(db, query.quarter, reader)).deck.notes };
  });

  route(readers.listDeckReaders, async () => ({ quarters: await listReaders(deps) }));

  route(readers.setDeckReaders, async ({ actor, params, body }) => ({
    ...success(t('Saved')),
    link: await setReaders(deps, actor, params.quarter, body),
  }));

  route(calls.listDecks, async () => ({ decks: await listDeckVersions(db) }));

  route(calls.exportDeck, async ({ actor, params: { quarter }, query: { id }, reply }) => {
    const text = await exportDeck(deps, actor, { quarter, id });
    reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="all-hands-${quarter}.json"`);
    return Buffer.from(text);
  });

  route(calls.checkDeck, ({ body }) => checkDeck(deps, body.text));

  route(calls.publishDeck, async ({ actor, body }) => {
    const quarter = await publishDeck(deps, actor, body);
    return {
      ...success(t('The {quarter} deck is published.', { quarter: quarterText(quarter) })),
      quarter,
    };
  });

  route(calls.takeBackDeck, async ({ actor, params, body }) => {
    await takeBackDeck(deps, actor, { ...params, ...body });
    return success(
      t('The {quarter} deck is unpublished.', { quarter: quarterText(params.quarter) }),
    );
  });
}
