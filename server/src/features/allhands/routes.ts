import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import * as calls from '@intranet/contract/allhands/endpoints.ts';
import { success } from '@intranet/contract/endpoint.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Router } from '#core/http/route.ts';
import { findLinkUrl } from '#features/links/queries.ts';
import { publishDeck } from './publish-deck.ts';
import { countAway, findDeck, listDeckVersions, listQuarters } from './queries.ts';
import { readDeckText } from './read-deck-text.ts';
import { takeBackDeck } from './take-back-deck.ts';

export function allHandsRoutes({ route, publicRoute }: Router, deps: Deps): void {
  const { db } = deps;

  /** The deck that was asked for, or the newest. */
  async function openDeck(asked: string | undefined): Promise<{ deck: Deck; quarters: string[] }> {
    const quarters = await listQuarters(db);
    const quarter = asked ?? quarters[0] ?? '';
    const deck = await findDeck(db, quarter);
    if (!deck) throw new AppError('not_found', `There is no deck of ${quarter}.`);
    return { deck, quarters };
  }

  publicRoute(calls.allHands, async ({ query }) => {
    const [opened, kpi, vacation, commercial, mea] = await Promise.all([
      openDeck(query.quarter),
      findLinkUrl(db, 'allhands-kpi'),
      findLinkUrl(db, 'allhands-vacation'),
      findLinkUrl(db, 'allhands-commercial'),
      findLinkUrl(db, 'allhands-mea'),
    ]);
    return { ...opened, embeds: { kpi, vacation, commercial, mea } };
  });

  publicRoute(calls.allHandsVacation, async ({ query }) => {
    const year = query.year ?? Number(today(deps).slice(0, 4));
    return { year, areas: await countAway(db, year) };
  });

  route(calls.allHandsNotes, async ({ query }) => ({
    notes: (await openDeck(query.quarter)).deck.notes,
  }));

  route(calls.listDecks, async () => ({ decks: await listDeckVersions(db) }));

  route(calls.exportDeck, async ({ actor, origin, params, reply }) => {
    const { deck } = await openDeck(params.quarter);
    await recordAct(db, actor, origin, { action: 'deck_exported', subject: params.quarter });
    reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="all-hands-${params.quarter}.json"`);
    return Buffer.from(`${JSON.stringify(deck, null, 2)}\n`);
  });

  route(calls.checkDeck, async ({ body }) => {
    const { deck, problems } = readDeckText(body.text);
    const replaces = deck !== null && (await listQuarters(db)).includes(deck.quarter);
    return { problems, deck, replaces };
  });

  route(calls.publishDeck, async ({ actor, origin, body }) => {
    const quarter = await publishDeck(deps, actor, origin, body.text);
    return { ...success(`The deck of ${quarter} is published.`), quarter };
  });

  route(calls.takeBackDeck, async ({ actor, origin, params }) => {
    await takeBackDeck(deps, actor, origin, params.quarter);
    return success(`The deck of ${params.quarter} was taken back.`);
  });
}
