import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Tone } from '#ui/feedback/StateBadge.tsx';

/** A unique key; only the built-in deck has no id. */
export const keyOf = ({ id }: DeckVersion) => id ?? 0;

export function stateOf({ shown, taken_back_at, readable }: DeckVersion): [string, Tone] {
  if (taken_back_at !== null) return ['Taken back', 'quiet'];
  if (!shown) return ['Replaced', 'quiet'];
  return readable ? ['Shown', 'good'] : [t('Can’t be shown'), 'bad'];
}

/** Names a version uniquely within its quarter, such as "Export JSON of 4Q2024, by Ana". */
export function nameOf({ quarter, published_by }: DeckVersion, at: string): string {
  if (published_by === null) return `${quarter}, with the product`;
  return `${quarter}, by ${published_by}, ${at}`;
}

/** The quarter that All Hands opens. @param standing the versions not taken back, newest first */
function openingWith(standing: readonly DeckVersion[]): string | undefined {
  const shown = standing.filter(({ quarter }, at) => standing[at - 1]?.quarter !== quarter);
  return shown.find(({ readable }) => readable)?.quarter;
}

/** @param decks every version, newest quarter and version first */
export function afterTakingBack(
  decks: readonly DeckVersion[],
  { quarter, id }: DeckVersion,
  minute: (instant: string) => string,
): string {
  const standing = decks.filter(({ taken_back_at }) => taken_back_at === null);
  const left = standing.filter((deck) => deck.id !== id);
  const next = left.find((deck) => deck.quarter === quarter);
  const whose = next?.published_at
    ? t('published by {published_by} on {published_at}', {
        published_by: next.published_by,
        published_at: minute(next.published_at),
      })
    : t('built into the intranet');
  if (next?.readable)
    return t('The {quarter} deck {whose} will be shown again.', { quarter, whose });
  const gone = next
    ? t('The previous {quarter} deck {whose} can’t be shown', { quarter, whose })
    : t('There will no longer be a deck for {quarter}', { quarter });
  const first = openingWith(left);
  return first && openingWith(standing) === quarter
    ? t('{gone}, and All Hands will open with {first}.', { gone, first })
    : `${gone}.`;
}
