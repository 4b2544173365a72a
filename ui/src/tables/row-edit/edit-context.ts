import { createContext, useContext } from 'react';

/** Creates the context of the edited row, so that a keystroke doesn't render the whole table. */
export function createEditContext<Edit>() {
  const EditContext = createContext<Edit | null>(null);
  const useEdit = () => {
    const edit = useContext(EditContext);
    if (!edit) throw new Error('useEdit outside of EditProvider');
    return edit;
  };
  return { EditProvider: EditContext.Provider, useEdit };
}
