import { createContext, useContext } from 'react';
import type { EmployeeEdit } from './use-employee-edit.ts';

const EditContext = createContext<EmployeeEdit | null>(null);

/** So that a keystroke draws the cells of one row anew, and not the table. */
export const EditProvider = EditContext.Provider;

export function useEdit(): EmployeeEdit {
  const edit = useContext(EditContext);
  if (!edit) throw new Error('useEdit outside of EditProvider');
  return edit;
}
