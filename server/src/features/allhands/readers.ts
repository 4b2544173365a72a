import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import type { DeckReaders, QuarterReaders } from '@intranet/contract/allhands/readers-endpoints.ts';
import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { isOpenToVisitors, linkIsOpen, type ReaderRule } from './policy.ts';
import { listQuarters, listStanding, lockDecks } from './queries.ts';

/** The rules by quarter. Quarters without one are public. */
export async function readRules(db: DbOrTx): Promise<ReadonlyMap<string, ReaderRule>> {
  const rows = await db
    .selectFrom('deck_readers')
    .select(['quarter', 'readers', 'token_hash', 'link_ends_on'])
    .execute();
  return new Map(
    rows.map(({ quarter, readers, ...rule }) => [
      quarter,
      { ...rule, readers: readers as DeckReaders },
    ]),
  );
}

export async function listReaders(deps: Deps): Promise<QuarterReaders[]> {
  return [...(await readRules(deps.db))].map(([quarter, rule]) => ({
    quarter,
    readers: rule.readers,
    link_ends_on: rule.link_ends_on,
    link_open: linkIsOpen(rule, today(deps)),
  }));
}

/** True if a visitor can read a deck, and so may frame its reports. */
export async function decksAreOpenToVisitors(deps: Deps): Promise<boolean> {
  const [rules, quarters] = await Promise.all([readRules(deps.db), listQuarters(deps.db)]);
  return quarters.some((quarter) => isOpenToVisitors(rules.get(quarter), today(deps)));
}

export interface ReadersChoice {
  readers: DeckReaders;
  link_ends_on?: Day | null | undefined;
  new_link?: boolean | undefined;
  public_names?: boolean | undefined;
}

const namesClients = (deck: Deck) => deck.commercial.clients.length > 0;

/** @throws AppError confirm_public_names unless somebody confirmed that client names become public (D55) */
export function assertNamesConfirmed(
  decks: readonly Deck[],
  { readers, public_names }: Pick<ReadersChoice, 'readers' | 'public_names'>,
): void {
  if (readers !== 'public' || public_names || !decks.some(namesClients)) return;
  throw new AppError(
    'confirm_public_names',
    t('Everybody could read the names of clients in this deck. Confirm that they may be public.'),
  );
}

/** Stores who may read a quarter. @returns the secret of a new link, or null */
export async function storeReaders(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  quarter: string,
  choice: ReadersChoice,
): Promise<string | null> {
  const { readers } = choice;
  const before = (await readRules(tx)).get(quarter);
  const endsOn = readers === 'link' ? (choice.link_ends_on ?? null) : null;
  if (readers === 'link') {
    if (!endsOn) throw atField('invalid_input', 'link_ends_on', t('Choose the link’s last day'));
    if (endsOn < today(deps)) {
      throw atField('invalid_input', 'link_ends_on', t('The link’s last day is over'));
    }
  }
  const isSame =
    (before?.readers ?? 'public') === readers && (before?.link_ends_on ?? null) === endsOn;
  if (isSame && !choice.new_link) return null;
  const keeps = readers === 'link' && before?.readers === 'link' && !choice.new_link;
  const secret = readers === 'link' && !keeps ? newToken() : null;
  const values = {
    readers,
    token_hash: secret ? hashToken(secret) : keeps ? before.token_hash : null,
    link_ends_on: endsOn,
    changed_at: deps.clock.now(),
    changed_by: actor.username,
  };
  await tx
    .insertInto('deck_readers')
    .values({ quarter, ...values })
    .onConflict((conflict) => conflict.column('quarter').doUpdateSet(values))
    .execute();
  await recordAct(tx, actor, 'deck_readers_changed', quarter, {
    readers,
    ...(endsOn && { end: formatDay(endsOn) }),
  });
  return secret;
}

/** The address that opens a deck. The fragment never reaches a server or its log (S8). */
export const linkOf = ({ config }: Deps, quarter: string, secret: string | null) =>
  secret && `${config.publicUrl}/allhands?quarter=${quarter}#link=${secret}`;

/**
 * Changes who may read a quarter. Every version that unpublishing could show again counts for the names.
 * @returns the address of a new link, or null
 * @throws AppError invalid_input, not_found, confirm_public_names
 */
export async function setReaders(
  deps: Deps,
  actor: Actor,
  quarter: string,
  choice: ReadersChoice,
): Promise<string | null> {
  return deps.db.transaction().execute(async (tx) => {
    await lockDecks(tx);
    if (!(await listQuarters(tx)).includes(quarter)) {
      throw new AppError(
        'not_found',
        t('There is no such deck for {quarter}.', { quarter: quarterText(quarter) }),
      );
    }
    const before = (await readRules(tx)).get(quarter);
    if (before && before.readers !== 'public') {
      assertNamesConfirmed(await listStanding(tx, quarter), choice);
    }
    return linkOf(deps, quarter, await storeReaders(tx, deps, actor, quarter, choice));
  });
}
