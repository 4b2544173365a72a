import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { lockDraft } from './drafts.ts';
import { findShown, listStanding, lockDecks } from './queries.ts';
import { readDeckText } from './read-deck-text.ts';
import {
  assertNamesConfirmed,
  linkOf,
  type ReadersChoice,
  readRules,
  storeReaders,
} from './readers.ts';

/** @throws AppError invalid_deck */
function parseDeck(text: string): Deck {
  const { deck, problems } = readDeckText(text);
  if (deck) return deck;
  const [first] = problems;
  throw new AppError(
    'invalid_deck',
    first
      ? t('Line {line}: {message}', { line: first.line, message: first.message })
      : t('This isn’t a deck.'),
  );
}

/** @param over the deck that was shown at the check @throws AppError stale_version */
async function insertDeck(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  { deck, over }: { deck: Deck; over: number | null },
): Promise<void> {
  const { quarter } = deck;
  const shown = await findShown(tx, quarter);
  if ((shown?.id ?? null) !== over) {
    throw new AppError(
      'stale_version',
      t(
        'Another deck for {quarter} was published after this one was checked. Review the changes and publish again.',
        { quarter: quarterText(quarter) },
      ),
    );
  }
  await tx
    .insertInto('decks')
    .values({
      quarter,
      content: JSON.stringify(deck),
      published_at: clock.now(),
      published_by: actor.username,
    })
    .execute();
  await recordAct(tx, actor, 'deck_published', quarter);
}

interface PublishedText {
  text: string;
  /** The deck shown at the check. */
  over: number | null;
  public_names?: boolean | undefined;
}

/** The quarter's readers stay. @throws AppError invalid_deck, stale_version, confirm_public_names */
export async function publishDeck(
  deps: Deps,
  actor: Actor,
  { text, over, public_names }: PublishedText,
): Promise<string> {
  const deck = parseDeck(text);
  await deps.db.transaction().execute(async (tx) => {
    await lockDecks(tx);
    const rule = (await readRules(tx)).get(deck.quarter);
    assertNamesConfirmed([deck], { readers: rule?.readers ?? 'public', public_names });
    await insertDeck(tx, deps, actor, { deck, over });
  });
  return deck.quarter;
}

interface PublishedDraft extends ReadersChoice {
  quarter: string;
  version: number;
  over: number | null;
}

/**
 * Publishes the draft for its readers, and deletes it.
 * @returns the address of a new link, or null
 * @throws AppError not_found, invalid_deck, invalid_input, stale_version, confirm_public_names
 */
export async function publishDraft(
  deps: Deps,
  actor: Actor,
  { quarter, version, over, ...choice }: PublishedDraft,
): Promise<string | null> {
  return deps.db.transaction().execute(async (tx) => {
    await lockDecks(tx);
    const { content } = await lockDraft(tx, quarter, version);
    const deck = parseDeck(content);
    if (deck.quarter !== quarter) {
      throw new AppError(
        'invalid_deck',
        t('The draft’s quarter must stay {quarter}.', { quarter }),
      );
    }
    assertNamesConfirmed([deck, ...(await listStanding(tx, quarter))], choice);
    const secret = await storeReaders(tx, deps, actor, quarter, choice);
    await insertDeck(tx, deps, actor, { deck, over });
    await tx.deleteFrom('deck_drafts').where('quarter', '=', quarter).execute();
    return linkOf(deps, quarter, secret);
  });
}
