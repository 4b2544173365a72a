import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Tone } from '@intranet/ui/feedback/StateBadge.tsx';

/** A unique key; only the built-in deck has no id. */
export const keyOf = ({ id }: DeckVersion) => id ?? 0;

export function stateOf({ shown, taken_back_at, readable }: DeckVersion): [string, Tone] {
  if (taken_back_at !== null) return [tc('deck', 'Unpublished'), 'quiet'];
  if (!shown) return [tc('deck', 'Replaced'), 'quiet'];
  return readable ? [tc('deck', 'Shown'), 'quiet'] : [t('Can’t be shown'), 'bad'];
}

/** Names a version uniquely within its quarter, such as "Export JSON for 4Q2024, by Ana". */
export function nameOf({ quarter: of, published_by }: DeckVersion, at: string): string {
  const quarter = quarterText(of);
  if (published_by === null) return t('{quarter}, built in', { quarter });
  return t('{quarter}, by {name}, {at}', { quarter, name: published_by, at });
}

/** The quarter that All Hands opens. @param standing the versions not taken back, newest first */
function openingWith(standing: readonly DeckVersion[]): string | undefined {
  const shown = standing.filter(({ quarter }, at) => standing[at - 1]?.quarter !== quarter);
  return shown.find(({ readable }) => readable)?.quarter;
}

export function afterTakingBack(
  decks: readonly DeckVersion[],
  { quarter: taken, id }: DeckVersion,
  minute: (instant: string) => string,
): string {
  const quarter = quarterText(taken);
  const standing = decks.filter(({ taken_back_at }) => taken_back_at === null);
  const left = standing.filter((deck) => deck.id !== id);
  const next = left.find((deck) => deck.quarter === taken);
  const published = next && {
    quarter,
    name: next.published_by ?? '',
    at: next.published_at ? minute(next.published_at) : '',
  };
  if (next?.readable && published) {
    return next.published_at
      ? t('The {quarter} deck published by {name} on {at} will be shown again.', published)
      : t('The {quarter} deck built into the intranet will be shown again.', { quarter });
  }
  const gone = published
    ? t('The previous {quarter} deck, published by {name} on {at}, can’t be shown.', published)
    : t('There will no longer be a deck for {quarter}.', { quarter });
  const first = openingWith(left);
  return first && openingWith(standing) === taken
    ? `${gone} ${t('All Hands will open with {first}.', { first: quarterText(first) })}`
    : gone;
}
