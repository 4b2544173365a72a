import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import type { ComponentType } from 'react';

export type Figures = Pick<AllHands, 'deck' | 'embeds'>;

export interface SectionView extends Figures {
  /** True once the section or a neighbour was current; heavy content may load. */
  near: boolean;
  /** True shows everything in its final state, for reduced motion or printing. */
  still: boolean;
  /** True once the section has been visible, so count-ups may start. */
  seen: boolean;
}

export interface DeckSection {
  title: string;
  cover?: true;
  Component: ComponentType<SectionView>;
}
