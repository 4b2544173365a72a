/** The parts of a deck that the product can fill in. */
export const KNOWN_PARTS = ['headcount', 'age_bands', 'time_bands', 'away', 'revenue'] as const;
export type KnownPart = (typeof KNOWN_PARTS)[number];
