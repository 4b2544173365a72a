import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Button, Group } from '@mantine/core';
import { IconMinus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useAddress } from '#core/use-address.ts';
import { DeductionDialog } from '#features/balance/shared/DeductionDialog.tsx';
import { StatementView } from '#features/balance/shared/StatementView.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ENGLISH, UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useNarrow } from '#ui/tables/data-table/use-narrow.ts';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { FilterSelect } from '#ui/tables/FilterSelect.tsx';
import { RowEditDialog } from '#ui/tables/row-edit/RowEditDialog.tsx';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { employeesQuery } from '../api.ts';
import { employeeColumns } from './columns.tsx';
import { ActiveField, AreaField, BalanceField, PositionField } from './EditFields.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { NewEmployeeDialog } from './NewEmployeeDialog.tsx';
import { StartDateDialog } from './StartDateDialog.tsx';
import { EditProvider, useEmployeeEdit } from './use-employee-edit.ts';
import { useEmployeeFilters } from './use-employee-filters.ts';

/** Each part closes separately, so a statement doesn't discard a row's edit. */
const NO_EDIT = { edit: '' };
const NO_STATEMENT = { statement: '', on: '', entries: '' };
const NO_DIALOG = { dialog: '', person: '' };
const CLOSED = { ...NO_EDIT, ...NO_STATEMENT, ...NO_DIALOG };
const NOBODY: EmployeeRecord[] = [];

export function EmployeesTab() {
  const query = useQuery(employeesQuery);
  const { data: rows = NOBODY } = query;
  const [open, setOpen] = useAddress(CLOSED);
  const closeEdit = useCallback(() => setOpen(NO_EDIT, { unasked: true }), [setOpen]);
  const closeDialog = () => setOpen(NO_DIALOG);
  const find = (name: string) => rows.find((row) => row.NOME === name);
  const edit = useEmployeeEdit(find(open.edit)?.NOME ?? null, rows, closeEdit);
  const editing = edit.row?.NOME ?? null;
  const { shown, options, field, bar, clear, sorting } = useEmployeeFilters(rows, editing);

  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(frame);
  const columns = useMemo(
    () =>
      employeeColumns({
        editing: narrow ? null : editing,
        narrow,
        onEdit: (name) => setOpen({ edit: name }, { push: true }),
        onStatement: (name) => setOpen({ statement: name }, { push: true }),
        onDeduct: (name) => setOpen({ dialog: 'deduction', person: name }, { push: true }),
        onStartDate: (name) => setOpen({ dialog: 'start-date', person: name }, { push: true }),
      }),
    [editing, narrow, setOpen],
  );

  return (
    <EditProvider value={edit}>
      <Group justify="flex-end" gap="sm" mb="md" grow={narrow} preventGrowOverflow={false}>
        <Button
          variant="default"
          leftSection={<IconMinus size={18} aria-hidden />}
          // Without employees, there is nobody to deduct from.
          disabled={rows.length === 0}
          onClick={() => setOpen({ dialog: 'deduction' }, { push: true })}
        >
          Vacation Deduction
        </Button>
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setOpen({ dialog: 'new' }, { push: true })}
        >
          New Employee
        </Button>
      </Group>
      <FilterBar {...bar}>
        <SearchInput label="Name" placeholder="Search a name" {...field('name')} />
        <FilterSelect label="Area" data={options.areas} {...field('area')} />
        <FilterSelect label="Position" data={options.positions} {...field('position')} />
        <FilterSelect label="Active" data={options.active} {...field('active')} />
      </FilterBar>
      <div ref={frame}>
        <DataTable
          label="Employees"
          noun={['employee', 'employees']}
          rows={shown}
          total={rows.length}
          columns={columns}
          rowKey={(row) => row.NOME}
          empty="No employees yet"
          {...tableState(query)}
          {...sorting}
          onClearFilters={clear}
          exportName="employees"
        />
      </div>
      <UnsavedGuard
        texts={ENGLISH}
        unsaved={
          editing && edit.form.isDirty() ? [{ label: editing, held: { edit: open.edit } }] : []
        }
      />
      {narrow && editing && (
        <RowEditDialog
          {...edit}
          name={editing}
          dirty={edit.form.isDirty()}
          covered={edit.confirming}
        >
          <BalanceField />
          <AreaField />
          <PositionField />
          <ActiveField />
        </RowEditDialog>
      )}
      {edit.confirming && edit.row && (
        <LeavingDialog row={edit.row} onConfirm={edit.confirm} onCancel={edit.reconsider} />
      )}
      {open.dialog === 'new' && <NewEmployeeDialog onClose={closeDialog} />}
      {open.dialog === 'deduction' && rows.length > 0 && (
        <DeductionDialog employees={rows} person={find(open.person)} onClose={closeDialog} />
      )}
      {open.dialog === 'start-date' && find(open.person) && (
        <StartDateDialog employee={find(open.person) as EmployeeRecord} onClose={closeDialog} />
      )}
      {open.statement && (
        <Dialog
          onClose={() => setOpen(NO_STATEMENT)}
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
    </EditProvider>
  );
}
