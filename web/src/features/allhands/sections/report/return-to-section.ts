import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { createContext } from 'react';

/** Scrolls to the section shown before a fullscreen report (spec §2); the deck overrides it. */
export const ReturnToSection = createContext((section: SectionId): void => {
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' });
});
