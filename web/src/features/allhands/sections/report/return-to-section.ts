import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { createContext } from 'react';

/**
 * Returns to the section shown before a fullscreen report (spec §2). By default the page scrolls
 * there; the deck provides its own function.
 */
export const ReturnToSection = createContext((section: SectionId): void => {
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' });
});
