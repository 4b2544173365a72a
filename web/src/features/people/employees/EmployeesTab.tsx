import { balanceInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { DETAIL_NAMES } from '@intranet/contract/people/employee-fields.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { useNarrowElement } from '@intranet/ui/hooks/use-narrow-element.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { RowEditDialog } from '@intranet/ui/tables/row-edit/RowEditDialog.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import dotted from '@intranet/ui/text/dotted.module.css';
import { Text } from '@mantine/core';
import { IconCircleMinus, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { employeePageQuery, employeesQuery } from '../api.ts';
import { useLongList } from '../shared/use-long-list.ts';
import { employeeColumns, remarks } from './columns.tsx';
import {
  ActiveField,
  AreaField,
  BalanceField,
  DetailField,
  NameField,
  PositionField,
} from './EditFields.tsx';
import { EmployeeDialogs, useEmployeesAddress } from './EmployeeDialogs.tsx';
import { employeeFilters } from './employee-filters.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { EditProvider, useEmployeeEdit } from './use-employee-edit.ts';
import { findEmployee, useNamedEmployees } from './use-named-employees.ts';

const NOBODY: EmployeeRecord[] = [];
const AMBER = 'light-dark(#8a5a00, #ffdf8f)';

const summary = (row: EmployeeRecord) => {
  const { NOME, AREA, cargo, SALDO } = row;
  return {
    title: NOME,
    detail: [areaName(AREA), positionName(cargo)].filter(Boolean).join(' · '),
    aside: (
      <>
        {balanceInWords(SALDO)}
        <Text span size="xs" lh="20px" className={dotted.dotted} style={{ justifyContent: 'end' }}>
          {remarks(row).map(([text, tone]) => (
            <Text key={text} span inherit c={tone === 'waiting' ? AMBER : 'dimmed'}>
              {text}
            </Text>
          ))}
        </Text>
      </>
    ),
    shows: ['name', 'area', 'balance', 'position'],
  };
};

export function EmployeesTab() {
  const { isLong, areas, pageOf, query } = useLongList(
    'employees',
    employeesQuery,
    employeePageQuery,
  );
  const filters = useMemo(() => employeeFilters(areas), [areas]);
  const server = useServerPage(pageOf, filters, 'name:asc');
  const rows = server?.rows ?? query.data ?? NOBODY;
  const address = useEmployeesAddress();
  const { open, show } = address;
  const people = useNamedEmployees(rows, isLong, [open.edit, open.person, open.statement]);
  const wanted = findEmployee(people, open.edit)?.id ?? null;
  const edit = useEmployeeEdit(wanted, people, address.closeEdit);
  const editing = edit.row?.id ?? null;
  const dirty = edit.form.isDirty();
  const edited = people.find(({ id }) => id === editing);
  const list = useFilteredRows(rows, filters, 'name:asc', { edited, page: server?.page });

  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const columns = useMemo(
    () => employeeColumns({ editing: narrow ? null : editing, narrow, show }),
    [editing, narrow, show],
  );

  return (
    <EditProvider value={edit}>
      <div ref={frame}>
        <DataTable
          label={t('Employees')}
          noun={(count) => t('{count, plural, one {# employee} other {# employees}}', { count })}
          {...list.table}
          search={<FilterBar {...list.bar} />}
          columns={columns}
          rowKey={({ id }) => id}
          empty={t('No employees yet')}
          {...(server && { fetchRows: server.fetchRows })}
          {...tableState(query, ...(server ? [server.source] : []))}
          summary={summary}
          actions={[
            {
              label: t('Vacation Deduction'),
              Icon: IconCircleMinus,
              disabled: list.table.total === 0,
              onClick: () => show({ dialog: 'deduction' }),
            },
            {
              label: t('New Employee'),
              Icon: IconPlus,
              primary: true,
              onClick: () => show({ dialog: 'new' }),
            },
          ]}
          exportName
        />
      </div>
      <UnsavedGuard
        unsaved={edit.row && dirty ? [{ label: edit.row.NOME, params: { edit: open.edit } }] : []}
      />
      {narrow && edit.row && (
        <RowEditDialog {...edit} name={edit.row.NOME} dirty={dirty} covered={edit.confirming}>
          <NameField />
          <BalanceField />
          <AreaField />
          <PositionField />
          <ActiveField />
          {DETAIL_NAMES.map((name) => (
            <DetailField key={name} name={name} />
          ))}
        </RowEditDialog>
      )}
      {edit.confirming && edit.row && (
        <LeavingDialog row={edit.row} onConfirm={edit.confirm} onCancel={edit.cancelConfirm} />
      )}
      <EmployeeDialogs people={people} address={address} />
    </EditProvider>
  );
}
