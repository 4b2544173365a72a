import { createContext } from 'react';

/** True while the deck is printing. Sections then show what they have instead of a loader. */
export const Printing = createContext(false);
