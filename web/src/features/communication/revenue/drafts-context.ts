import { createContext, useContext } from 'react';
import type { TargetDrafts } from './use-target-drafts.ts';

const DraftsContext = createContext<TargetDrafts | null>(null);

/** So that a keystroke draws the cells of the rows anew, and not the table. */
export const DraftsProvider = DraftsContext.Provider;

export function useDrafts(): TargetDrafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDrafts outside of DraftsProvider');
  return drafts;
}
