import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { DeductionDialog } from '#features/balance/shared/DeductionDialog.tsx';
import { StatementView } from '#features/balance/shared/StatementView.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { NewEmployeeDialog } from './NewEmployeeDialog.tsx';
import { StartDateDialog } from './StartDateDialog.tsx';
import type { EmployeesAddress } from './use-employees-address.ts';

interface Props {
  rows: readonly EmployeeRecord[];
  address: EmployeesAddress;
}

/** The dialogs and the statement that the URL opens. */
export function EmployeeDialogs({ rows, address }: Props) {
  const { open, closeDialog, closeStatement } = address;
  const person = rows.find((row) => row.NOME === open.person);
  return (
    <>
      {open.dialog === 'new' && <NewEmployeeDialog onClose={closeDialog} />}
      {open.dialog === 'deduction' && rows.length > 0 && (
        <DeductionDialog employees={rows} person={person} onClose={closeDialog} />
      )}
      {open.dialog === 'start-date' && person && (
        <StartDateDialog employee={person} onClose={closeDialog} />
      )}
      {open.statement && (
        <Dialog
          onClose={closeStatement}
          size="xl"
          title={
            <>
              Statement of <bdi>{open.statement}</bdi>
            </>
          }
        >
          <StatementView name={open.statement} />
        </Dialog>
      )}
    </>
  );
}
