import deck from './deck-3q2024.json' with { type: 'json' };
import type { Deck } from './deck-schema.ts';

/** The deck of 3Q2024. Figures that the specification doesn't give are made-up samples (D41). */
export const DECK_3Q2024 = deck as Deck;
