import * as calls from '@intranet/contract/allhands/draft-endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { listDrafts, readDraft } from './drafts.ts';
import { discardDraft, saveDraft, startDraft } from './edit-draft.ts';
import { readKnownFigures } from './known-figures.ts';
import { publishDraft } from './publish-deck.ts';

export function deckDraftRoutes({ route }: Router, deps: Deps): void {
  route(calls.listDrafts, async () => ({ drafts: await listDrafts(deps.db) }));

  route(calls.readDraft, ({ params }) => readDraft(deps.db, params.quarter));

  route(calls.knownFigures, () => readKnownFigures(deps.db, today(deps)));

  route(calls.startDraft, async ({ actor, body }) => {
    await startDraft(deps, actor, body);
    const { quarter } = body;
    return {
      ...success(t('The {quarter} draft is started.', { quarter: quarterText(quarter) })),
      quarter,
    };
  });

  route(calls.saveDraft, async ({ actor, params, body }) => ({
    ...success(t('Saved')),
    ...(await saveDraft(deps, actor, { ...params, ...body })),
  }));

  route(calls.discardDraft, async ({ actor, params, query }) => {
    await discardDraft(deps, actor, { ...params, ...query });
    return success(
      t('The {quarter} draft is discarded.', { quarter: quarterText(params.quarter) }),
    );
  });

  route(calls.publishDraft, async ({ actor, params, body }) => {
    const link = await publishDraft(deps, actor, { ...params, ...body });
    const { quarter } = params;
    return {
      ...success(t('The {quarter} deck is published.', { quarter: quarterText(quarter) })),
      quarter,
      link,
    };
  });
}
