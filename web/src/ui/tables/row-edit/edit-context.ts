import { createContext, type Provider, useContext } from 'react';

/**
 * Creates the context of the edited row, so that a keystroke renders only its cells and not the whole table.
 */
export function createEditContext<Edit>(): {
  EditProvider: Provider<Edit | null>;
  useEdit: () => Edit;
} {
  const EditContext = createContext<Edit | null>(null);
  const useEdit = () => {
    const edit = useContext(EditContext);
    if (!edit) throw new Error('useEdit outside of EditProvider');
    return edit;
  };
  return { EditProvider: EditContext.Provider, useEdit };
}
