import { createContext, useContext } from 'react';
import type { BirthdayEdit } from './use-birthday-edit.ts';

const EditContext = createContext<BirthdayEdit | null>(null);

/** So that a keystroke draws the cells of one row anew, and not the table. */
export const EditProvider = EditContext.Provider;

export function useEdit(): BirthdayEdit {
  const edit = useContext(EditContext);
  if (!edit) throw new Error('useEdit outside of EditProvider');
  return edit;
}
