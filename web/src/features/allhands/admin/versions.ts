import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import type { Tone } from '#ui/StateBadge.tsx';

/** Unique among all of them: only one comes with the product. */
export const keyOf = ({ id }: DeckVersion) => id ?? 0;

/** What became of a version, in a word or two. */
export function stateOf({ shown, taken_back_at, readable }: DeckVersion): [string, Tone] {
  if (taken_back_at !== null) return ['Taken back', 'quiet'];
  if (!shown) return ['Replaced', 'quiet'];
  return readable ? ['Shown', 'good'] : ['Cannot be shown', 'bad'];
}

/** A version so that it is told from the others of its quarter, such as "Export JSON of 4Q2024, by Ana". */
export function nameOf({ quarter, published_by }: DeckVersion, at: string): string {
  if (published_by === null) return `${quarter}, with the product`;
  return `${quarter}, by ${published_by}, ${at}`;
}

/**
 * What is shown once a version is taken back, in a sentence.
 * @param decks every version, the newest quarter first and in it the newest version
 * @param minute writes an instant as a person would
 */
export function afterTakingBack(
  decks: readonly DeckVersion[],
  taken: DeckVersion,
  minute: (instant: string) => string,
): string {
  const left = decks.filter((deck) => deck !== taken && deck.taken_back_at === null);
  const next = left.find(({ quarter }) => quarter === taken.quarter);
  if (next?.published_at) {
    const at = minute(next.published_at);
    return `The deck of ${taken.quarter} that ${next.published_by} published on ${at} will be shown again.`;
  }
  if (next) return `The deck of ${taken.quarter} that comes with the product will be shown again.`;
  const gone = `There will be no deck of ${taken.quarter} any more`;
  const first = left[0]?.quarter;
  return first && decks[0]?.quarter === taken.quarter
    ? `${gone}, and All Hands will open with ${first}.`
    : `${gone}.`;
}
