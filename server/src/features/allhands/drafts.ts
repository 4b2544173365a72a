import type { DeckDraft, DraftSummary } from '@intranet/contract/allhands/draft-endpoints.ts';
import { inTime } from '@intranet/contract/allhands/next-quarter.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findNewestOf, findShown, listQuarters } from './queries.ts';

export async function listDrafts(db: DbOrTx): Promise<DraftSummary[]> {
  const rows = await db
    .selectFrom('deck_drafts')
    .select(['quarter', 'version', 'edited_at', 'edited_by'])
    .execute();
  return rows
    .map((row) => ({ ...row, edited_at: row.edited_at.toISOString() }))
    .toSorted((a, b) => inTime(b.quarter).localeCompare(inTime(a.quarter)));
}

const noDraft = (quarter: string) =>
  new AppError(
    'not_found',
    t('There is no draft for {quarter}. Somebody may have published or discarded it.', {
      quarter: quarterText(quarter),
    }),
  );

/** The draft, with the deck that it would replace and the one to compare it with. @throws AppError not_found */
export async function readDraft(db: DbOrTx, quarter: string): Promise<DeckDraft> {
  const [draft, shown, quarters] = await Promise.all([
    db.selectFrom('deck_drafts').selectAll().where('quarter', '=', quarter).executeTakeFirst(),
    findShown(db, quarter),
    listQuarters(db),
  ]);
  if (!draft) throw noDraft(quarter);
  const before = await findNewestOf(
    db,
    quarters.filter((one) => inTime(one) < inTime(quarter)),
  );
  return {
    quarter,
    version: draft.version,
    text: draft.content,
    edited_at: draft.edited_at.toISOString(),
    edited_by: draft.edited_by,
    over: shown?.id ?? null,
    replaces: shown !== null,
    previous: before && { quarter: before.quarter, text: JSON.stringify(before) },
  };
}

/** Locks the draft until the transaction ends. @throws AppError not_found, stale_version */
export async function lockDraft(tx: Tx, quarter: string, version: number) {
  const draft = await tx
    .selectFrom('deck_drafts')
    .selectAll()
    .where('quarter', '=', quarter)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw noDraft(quarter);
  if (draft.version !== version) {
    throw new AppError(
      'stale_version',
      t('{name} changed this draft in the meantime. Check what changed and try again.', {
        name: draft.edited_by,
      }),
    );
  }
  return draft;
}
