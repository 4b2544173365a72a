import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { rich } from '@intranet/ui/text/rich.tsx';
import { useCallback } from 'react';
import { DeductionDialog } from '#features/balance/shared/DeductionDialog.tsx';
import { StatementView } from '#features/balance/shared/StatementView.tsx';
import { NewEmployeeDialog } from './NewEmployeeDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { StartDateDialog } from './StartDateDialog.tsx';
import { findEmployee } from './use-named-employees.ts';

// Each part closes separately, so a statement doesn't discard a row's edit.
const NO_EDIT = { edit: '' };
const NO_STATEMENT = { statement: '', on: '', entries: '' };
const NO_DIALOG = { dialog: '', person: '' };
const CLOSED = { ...NO_EDIT, ...NO_STATEMENT, ...NO_DIALOG };

export type EmployeesAddress = ReturnType<typeof useEmployeesAddress>;

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

interface Props {
  people: readonly EmployeeRecord[];
  address: EmployeesAddress;
}

export function EmployeeDialogs({ people, address }: Props) {
  const { open, closeDialog, closeStatement } = address;
  const person = findEmployee(people, open.person);
  const stated = findEmployee(people, open.statement);
  return (
    <>
      {(open.dialog === 'new' || open.dialog === 'person') && (
        <NewEmployeeDialog invites={open.dialog === 'person'} onClose={closeDialog} />
      )}
      {open.dialog === 'deduction' && (person || open.person === '') && (
        <DeductionDialog person={person} onClose={closeDialog} />
      )}
      {open.dialog === 'rename' && person && (
        <RenameDialog employee={person} onClose={closeDialog} />
      )}
      {open.dialog === 'start-date' && person && (
        <StartDateDialog employee={person} onClose={closeDialog} />
      )}
      {stated && (
        <Dialog
          onClose={closeStatement}
          size="xl"
          title={rich('Statement of {name}', { name: <bdi>{stated.NOME}</bdi> })}
        >
          <StatementView employee={stated} />
        </Dialog>
      )}
    </>
  );
}
