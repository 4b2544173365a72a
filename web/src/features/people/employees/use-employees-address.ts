import { useCallback } from 'react';
import { useAddress } from '#core/use-address.ts';

/** Each part closes separately, so a statement doesn't discard a row's edit. */
const NO_EDIT = { edit: '' };
const NO_STATEMENT = { statement: '', on: '', entries: '' };
const NO_DIALOG = { dialog: '', person: '' };
const CLOSED = { ...NO_EDIT, ...NO_STATEMENT, ...NO_DIALOG };

export type EmployeesAddress = ReturnType<typeof useEmployeesAddress>;

/** The edited row, the statement and the dialog that are open, as the URL says. */
export function useEmployeesAddress() {
  const [open, setOpen] = useAddress(CLOSED);
  const show = useCallback(
    (part: Partial<typeof CLOSED>) => setOpen(part, { push: true }),
    [setOpen],
  );
  const closeEdit = useCallback(() => setOpen(NO_EDIT, { unasked: true }), [setOpen]);
  return {
    open,
    show,
    closeEdit,
    closeStatement: () => setOpen(NO_STATEMENT),
    closeDialog: () => setOpen(NO_DIALOG),
  };
}
