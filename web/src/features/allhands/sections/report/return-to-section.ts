import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { createContext } from 'react';

/**
 * Brings back the section that was shown before a report filled the screen (spec §2). By default the page
 * scrolls there; a deck that keeps its own place gives its own way.
 */
export const ReturnToSection = createContext((section: SectionId): void => {
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' });
});
