import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { type Deck, deckSchema } from '@intranet/contract/allhands/deck-schema.ts';
import type {
  AllHands,
  AllHandsVacation,
  DeckVersion,
} from '@intranet/contract/allhands/endpoints.ts';
import { inTime } from '@intranet/contract/allhands/next-quarter.ts';
import { MAX_LEAVE_DAYS } from '@intranet/contract/leave/leave-dates.ts';
import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { listLinkStates } from '#features/links/queries.ts';

/** Publications and changes of readers run one after another, so that each sees the one before. */
export const lockDecks = (tx: Tx) => sql`lock table decks in share row exclusive mode`.execute(tx);

/** Published decks, one per quarter: the newest that was not taken back. */
function selectShown(db: DbOrTx) {
  return db
    .selectFrom('decks')
    .distinctOn('quarter')
    .where('taken_back_at', 'is', null)
    .orderBy('quarter')
    .orderBy('id', 'desc');
}

/** Available quarters, newest first, including that of the built-in deck. */
export async function listQuarters(db: DbOrTx): Promise<string[]> {
  const rows = await selectShown(db).select('quarter').execute();
  const quarters = new Set([DECK_3Q2024.quarter, ...rows.map(({ quarter }) => quarter)]);
  return [...quarters].toSorted((a, b) => inTime(b).localeCompare(inTime(a)));
}

type StoredDeck = { id: number | null; content: unknown };

const OURS: StoredDeck = { id: null, content: DECK_3Q2024 };

export function parseStoredDeck(content: unknown): Deck | null {
  return deckSchema.safeParse(content).data ?? null;
}

export async function findShown(db: DbOrTx, quarter: string): Promise<StoredDeck | null> {
  const row = await selectShown(db)
    .select(['id', 'content'])
    .where('quarter', '=', quarter)
    .executeTakeFirst();
  if (row) return row;
  return quarter === DECK_3Q2024.quarter ? OURS : null;
}

/** A quarter's decks that are shown or that unpublishing shows again. */
export async function listStanding(db: DbOrTx, quarter: string): Promise<Deck[]> {
  const rows = await db
    .selectFrom('decks')
    .select('content')
    .where('quarter', '=', quarter)
    .where('taken_back_at', 'is', null)
    .execute();
  return rows.flatMap(({ content }) => parseStoredDeck(content) ?? []);
}

export async function findNewestOf(db: DbOrTx, quarters: readonly string[]): Promise<Deck | null> {
  if (quarters.length === 0) return null;
  const rows = await selectShown(db)
    .select(['quarter', 'content'])
    .where('quarter', 'in', quarters)
    .execute();
  const stored = new Map(rows.map(({ quarter, content }) => [quarter, content]));
  if (!stored.has(DECK_3Q2024.quarter)) stored.set(DECK_3Q2024.quarter, DECK_3Q2024);
  for (const quarter of quarters) {
    const deck = parseStoredDeck(stored.get(quarter));
    if (deck) return deck;
  }
  return null;
}

/** The deck of the newest quarter with a published one; null without any. */
export async function findNewestPublished(db: DbOrTx): Promise<Deck | null> {
  const rows = await selectShown(db).select('quarter').execute();
  const newest = rows.toSorted((a, b) => inTime(b.quarter).localeCompare(inTime(a.quarter)));
  for (const { quarter } of newest) {
    const deck = parseStoredDeck((await findShown(db, quarter))?.content);
    if (deck) return deck;
  }
  return null;
}

/** The quarters whose shown deck was published after a moment, newest first. */
export async function listPublishedSince(db: DbOrTx, since: Date): Promise<string[]> {
  const rows = await selectShown(db).select(['quarter', 'published_at']).execute();
  return rows
    .filter(({ published_at }) => published_at > since)
    .map(({ quarter }) => quarter)
    .toSorted((a, b) => inTime(b).localeCompare(inTime(a)));
}

export async function findDeckVersion(db: DbOrTx, quarter: string, id: number | 'product') {
  if (id === 'product') return quarter === DECK_3Q2024.quarter ? OURS : null;
  const row = await db
    .selectFrom('decks')
    .select(['id', 'content'])
    .where('id', '=', id)
    .where('quarter', '=', quarter)
    .executeTakeFirst();
  return row ?? null;
}

export async function listDeckVersions(db: DbOrTx): Promise<DeckVersion[]> {
  const [rows, shown] = await Promise.all([
    db
      .selectFrom('decks')
      .select(['id', 'quarter', 'content'])
      .select(['published_at', 'published_by', 'taken_back_at', 'taken_back_by'])
      .orderBy('id', 'desc')
      .execute(),
    selectShown(db).select(['id', 'quarter']).execute(),
  ]);
  const isShown = new Set(shown.map(({ id }) => id));
  const { quarter } = DECK_3Q2024;
  const versions: DeckVersion[] = rows.map(({ content, ...row }) => ({
    ...row,
    published_at: row.published_at.toISOString(),
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    shown: isShown.has(row.id),
    readable: parseStoredDeck(content) !== null,
  }));
  const ours = {
    ...{ published_at: null, published_by: null, taken_back_at: null, taken_back_by: null },
    quarter,
    id: null,
    shown: !shown.some((row) => row.quarter === quarter),
    readable: true,
  };
  return [...versions, ours].toSorted((a, b) => inTime(b.quarter).localeCompare(inTime(a.quarter)));
}

/** Counts for a public page, without names or days (D4) and without people who have left (D14). */
export async function countAway(db: DbOrTx, year: number): Promise<AllHandsVacation['areas']> {
  const { rows } = await sql<{ area: string; months: number[] }>`
    select areas.name as area, array_agg(counted.people order by counted.month) as months
    from areas
    cross join lateral (
      select month, (
        select count(distinct l.employee_id)::int
        from leaves l
        join employees e on e.id = l.employee_id and e.ativo <> 'N'
        where l.area_id = areas.id and l.state in ${literals(APPROVED_STATES)}
          and l.starts_on > first - ${MAX_LEAVE_DAYS}::int
          and l.starts_on < first + interval '1 month'
          and l.ends_on >= first
      ) as people
      from generate_series(1, 12) as month, make_date(${year}::int, month, 1) as first
    ) counted
    where exists (
      select from employees e where e.area_id = areas.id and e.ativo <> 'N'
    )
    group by areas.id`.execute(db);
  return sortByText(rows, ({ area }) => area);
}

/** The addresses that the deck embeds, and what the last check has against them (D32, D35). */
export async function readReports(
  db: DbOrTx,
): Promise<Pick<AllHands, 'embeds' | 'embed_problems'>> {
  const links = await listLinkStates(db, ({ name }) => name.startsWith('allhands-'));
  const stored = new Map(links.map((link) => [link.name, link]));
  const url = (name: LinkName) => stored.get(name)?.url ?? '';
  const problem = (name: LinkName) => stored.get(name)?.problem ?? null;
  return {
    embeds: {
      kpi: url('allhands-kpi'),
      vacation: url('allhands-vacation'),
      commercial: url('allhands-commercial'),
      mea: url('allhands-mea'),
    },
    embed_problems: {
      kpi: problem('allhands-kpi'),
      vacation: problem('allhands-vacation'),
      commercial: problem('allhands-commercial'),
      mea: problem('allhands-mea'),
    },
  };
}
