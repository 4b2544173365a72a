import { balanceInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconCircleMinus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useNarrow } from '#ui/tables/data-table/use-narrow.ts';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { RowEditDialog } from '#ui/tables/row-edit/RowEditDialog.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { useFilteredRows } from '#ui/tables/use-filtered-rows.tsx';
import { employeesQuery } from '../api.ts';
import { employeeColumns, remarks } from './columns.tsx';
import { ActiveField, AreaField, BalanceField, PositionField } from './EditFields.tsx';
import { EmployeeDialogs, type EmployeesAddress, useEmployeesAddress } from './EmployeeDialogs.tsx';
import { EMPLOYEE_FILTERS } from './employee-filters.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { EditProvider, useEmployeeEdit } from './use-employee-edit.ts';

const NOBODY: EmployeeRecord[] = [];

type Show = EmployeesAddress['show'];

const summary = (row: EmployeeRecord) => {
  const { NOME, AREA, cargo, SALDO } = row;
  const remark = remarks(row)
    .map(([text]) => text)
    .join(' · ');
  return {
    title: NOME,
    detail: [AREA, remark || cargo].filter(Boolean).join(' · '),
    aside: balanceInWords(SALDO),
    shows: ['name', 'area', 'balance', ...(remark ? [] : ['position'])],
  };
};

/** The filtered rows. The edited one stays visible under any filter. */
function useShownRows(rows: readonly EmployeeRecord[], editing: string | null) {
  const { shown: found, ...list } = useFilteredRows(rows, EMPLOYEE_FILTERS, 'name:asc');
  const shown = useMemo(() => {
    const edited = rows.find((row) => row.NOME === editing);
    return edited && !found.includes(edited) ? [edited, ...found] : found;
  }, [rows, found, editing]);
  return { ...list, shown };
}

export function EmployeesTab() {
  const query = useQuery(employeesQuery);
  const { data: rows = NOBODY } = query;
  const address = useEmployeesAddress();
  const { open, show } = address;
  const wanted = rows.find((row) => row.NOME === open.edit)?.NOME ?? null;
  const edit = useEmployeeEdit(wanted, rows, address.closeEdit);
  const editing = edit.row?.NOME ?? null;
  const dirty = edit.form.isDirty();
  const { shown, inputs, bar, chips, clear, showAll, sorting } = useShownRows(rows, editing);

  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(frame);
  const columns = useMemo(
    () => employeeColumns({ editing: narrow ? null : editing, narrow, show }),
    [editing, narrow, show],
  );

  return (
    <EditProvider value={edit}>
      <FilterBar active={bar.active}>{inputs}</FilterBar>
      <div ref={frame}>
        <DataTable
          label={t('Employees')}
          noun={(count) => t('{count, plural, one {# employee} other {# employees}}', { count })}
          rows={shown}
          total={rows.length}
          columns={columns}
          rowKey={(row) => row.NOME}
          empty={t('No employees yet')}
          {...tableState(query)}
          {...sorting}
          chips={chips}
          onClearFilters={clear}
          onShowAll={showAll}
          summary={summary}
          actions={<EmployeesButtons empty={rows.length === 0} narrow={narrow} onOpen={show} />}
          exportName="employees"
        />
      </div>
      <UnsavedGuard
        unsaved={editing && dirty ? [{ label: editing, params: { edit: open.edit } }] : []}
      />
      {narrow && editing && (
        <RowEditDialog {...edit} name={editing} dirty={dirty} covered={edit.confirming}>
          <BalanceField />
          <AreaField />
          <PositionField />
          <ActiveField />
        </RowEditDialog>
      )}
      {edit.confirming && edit.row && (
        <LeavingDialog row={edit.row} onConfirm={edit.confirm} onCancel={edit.cancelConfirm} />
      )}
      <EmployeeDialogs rows={rows} address={address} />
    </EditProvider>
  );
}

interface ButtonsProps {
  empty: boolean;
  narrow: boolean;
  onOpen: Show;
}

function EmployeesButtons({ empty, narrow, onOpen }: ButtonsProps) {
  const deduct = { disabled: empty, onClick: () => onOpen({ dialog: 'deduction' }) };
  const create = () => onOpen({ dialog: 'new' });
  if (narrow) {
    return (
      <>
        <ActionIcon variant="default" size="lg" aria-label={t('Vacation Deduction')} {...deduct}>
          <IconCircleMinus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon size="lg" aria-label={t('New Employee')} onClick={create}>
          <IconUserPlus size={18} aria-hidden />
        </ActionIcon>
      </>
    );
  }
  return (
    <>
      <Button variant="default" leftSection={<IconCircleMinus size={16} aria-hidden />} {...deduct}>
        {t('Vacation Deduction')}
      </Button>
      <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={create}>
        {t('New Employee')}
      </Button>
    </>
  );
}
