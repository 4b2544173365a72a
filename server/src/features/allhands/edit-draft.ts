import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { fillKnown } from '@intranet/contract/allhands/known-figures.ts';
import {
  deckForQuarter,
  quarterAfter,
  quarterOf,
} from '@intranet/contract/allhands/next-quarter.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { lockDraft } from './drafts.ts';
import { readKnownFigures } from './known-figures.ts';
import { findShown, parseStoredDeck } from './queries.ts';

/** A chart of revenue is added on request only, because the deck may have its own. */
const PREFILLED = ['headcount', 'age_bands', 'time_bands', 'away'] as const;

/** Saves follow each other within seconds; the audit log has one entry for each such session. */
const SESSION_MS = 30 * 60_000;

async function insertDraft(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  { quarter, text }: { quarter: string; text: string },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deck_drafts')
    .values({ quarter, content: text, edited_at: clock.now(), edited_by: actor.username })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) {
    throw new AppError(
      'stale_version',
      t('Somebody already started the {quarter} deck. Open it to continue.', {
        quarter: quarterText(quarter),
      }),
    );
  }
  await recordAct(tx, actor, 'deck_draft_started', quarter);
}

/** Fills in what the product knows, if today's figures can be the quarter's: while it lasts, and in the next one. */
async function prefill(tx: Tx, deck: Deck, day: Day): Promise<Deck> {
  const isRecent = [deck.quarter, quarterAfter(deck.quarter)].includes(quarterOf(day));
  if (!isRecent) return deck;
  const known = await readKnownFigures(tx, day);
  return PREFILLED.reduce<Deck>((filled, part) => fillKnown(filled, known, part) ?? filled, deck);
}

/** Copies a published deck into a new draft. @throws AppError not_found, conflict, stale_version */
export async function startDraft(
  deps: Deps,
  actor: Actor,
  { quarter, from }: { quarter: string; from: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const source = await findShown(tx, from);
    const values = { quarter: quarterText(from) };
    if (!source) throw new AppError('not_found', t('There is no such deck for {quarter}.', values));
    const deck = parseStoredDeck(source.content);
    if (!deck) {
      throw new AppError(
        'conflict',
        t('The {asked} deck is from an older version of the intranet and can’t be shown.', {
          asked: values.quarter,
        }),
      );
    }
    const { as_of: _, away: __, ...copied } = deck;
    const started =
      quarter === from ? deck : await prefill(tx, deckForQuarter(copied, quarter), today(deps));
    await insertDraft(tx, deps, actor, { quarter, text: JSON.stringify(started) });
  });
}

/** A draft may hold mistakes, but it must be a JSON object. @throws AppError invalid_input */
function assertObject(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid_input', t('This isn’t a deck.'));
  }
}

/** @returns the draft's new version @throws AppError invalid_input, not_found, stale_version */
export async function saveDraft(
  deps: Deps,
  actor: Actor,
  { quarter, version, text }: { quarter: string; version: number | null; text: string },
): Promise<{ version: number; edited_at: string }> {
  assertObject(text);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    if (version === null) {
      await insertDraft(tx, deps, actor, { quarter, text });
      return { version: 1, edited_at: now.toISOString() };
    }
    const draft = await lockDraft(tx, quarter, version);
    const next = version + 1;
    await tx
      .updateTable('deck_drafts')
      .set({ content: text, version: next, edited_at: now, edited_by: actor.username })
      .where('quarter', '=', quarter)
      .execute();
    const isNewSession = now.getTime() - draft.edited_at.getTime() > SESSION_MS;
    if (isNewSession || draft.edited_by !== actor.username) {
      await recordAct(tx, actor, 'deck_draft_changed', quarter);
    }
    return { version: next, edited_at: now.toISOString() };
  });
}

/** @throws AppError not_found, stale_version */
export async function discardDraft(
  { db }: Deps,
  actor: Actor,
  { quarter, version }: { quarter: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDraft(tx, quarter, version);
    await tx.deleteFrom('deck_drafts').where('quarter', '=', quarter).execute();
    await recordAct(tx, actor, 'deck_draft_discarded', quarter);
  });
}
