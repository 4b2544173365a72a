import { createContext, useContext } from 'react';
import type { EntryEdit } from './use-entry-edit.ts';

const EditContext = createContext<EntryEdit | null>(null);

/** So that a keystroke draws the cells of one row anew, and not the table. */
export const EditProvider = EditContext.Provider;

export function useEdit(): EntryEdit {
  const edit = useContext(EditContext);
  if (!edit) throw new Error('useEdit outside of EditProvider');
  return edit;
}
