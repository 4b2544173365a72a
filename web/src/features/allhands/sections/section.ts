import type { SectionId, ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import type { ComponentType } from 'react';

/** What every section of the deck is given. */
export interface SectionView {
  deck: ShownDeck;
  embeds: AllHands['embeds'];
  /** It is shown or next to what is: what is heavy may load now, and stays. */
  near: boolean;
  /** Everything stands at its end at once: somebody prefers reduced motion, or it is printed. */
  still: boolean;
  /** It has come into view at least once: what counts up may begin. */
  seen: boolean;
}

/** One of the fourteen (spec §2). Its id stands in the address. */
export interface DeckSection {
  id: SectionId;
  title: string;
  Component: ComponentType<SectionView>;
}
