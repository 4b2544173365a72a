import * as calls from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { checkDeck } from './check-deck.ts';
import { exportDeck } from './export-deck.ts';
import { openDeck } from './open-deck.ts';
import { publishDeck } from './publish-deck.ts';
import { countAway, listDeckVersions, readReports } from './queries.ts';
import { takeBackDeck } from './take-back-deck.ts';

export function allHandsRoutes({ route, publicRoute }: Router, deps: Deps): void {
  const { db } = deps;

  publicRoute(calls.allHands, async ({ query }) => {
    const [opened, reports] = await Promise.all([openDeck(db, query.quarter), readReports(db)]);
    return { ...opened, ...reports };
  });

  publicRoute(calls.allHandsVacation, async () => {
    const year = Number(today(deps).slice(0, 4));
    return { year, areas: await countAway(db, year) };
  });

  route(calls.allHandsNotes, async ({ query }) => ({
    notes: (await openDeck(db, query.quarter)).deck.notes,
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
