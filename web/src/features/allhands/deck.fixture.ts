import { DECK_3Q2024 as IN_ALL_LANGUAGES } from '@intranet/contract/allhands/deck-3q2024.ts';
import { inLanguage } from '@intranet/contract/allhands/deck-words.ts';

export const DECK_3Q2024 = inLanguage(IN_ALL_LANGUAGES, 'en-GB');
