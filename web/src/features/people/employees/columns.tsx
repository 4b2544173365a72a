import { toHalfDays } from '@intranet/contract/balance/amounts.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { wireLabel } from '@intranet/contract/core/wire-label.ts';
import {
  DETAIL_NAMES,
  type DetailName,
  EMPLOYEE_DETAILS,
  EMPLOYEE_FIELDS,
} from '@intranet/contract/people/employee-fields.ts';
import { type EmployeeRecord, NO_START_DATE } from '@intranet/contract/people/endpoints.ts';
import { ATIVO_LABELS, type Ativo, positionName } from '@intranet/contract/people/positions.ts';
import { StateBadge, type Tone } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { areaColumn } from '../shared/areas.ts';
import {
  ActiveField,
  AreaField,
  BalanceField,
  DetailField,
  NameField,
  PositionField,
} from './EditFields.tsx';
import { EmployeeActions, type EmployeeTable } from './EmployeeActions.tsx';

const TONES: Partial<Record<Ativo, Tone>> = { C: 'quiet', N: 'quiet' };

export function remarks({ ATIVO, has_account, waiting }: EmployeeRecord): [string, Tone][] {
  const requests = tc(
    'badge',
    '{waiting, plural, one {# request waiting} other {# requests waiting}}',
    { waiting },
  );
  const found: [string, Tone][] = [];
  if (waiting > 0) found.push([requests, 'quiet']);
  if (!has_account && ATIVO !== 'N') found.push([t('No account'), 'waiting']);
  return found;
}

function NameCell({ row }: { row: EmployeeRecord }) {
  return (
    <Group gap="2px 8px">
      <bdi>{row.NOME}</bdi>
      {remarks(row).map(([text, tone]) => (
        <StateBadge key={text} tone={tone}>
          {text}
        </StateBadge>
      ))}
    </Group>
  );
}

const field = <Id extends keyof typeof EMPLOYEE_FIELDS>(id: Id) => ({
  id,
  header: t(EMPLOYEE_FIELDS[id].header),
});

const START_COLUMN: Column<EmployeeRecord> = {
  ...field('start'),
  kind: 'date',
  value: (row) => row.start_date,
  missing: NO_START_DATE,
};

/** A detail's column. Every new detail appears here without further code. The server sorts days only. */
function detailColumn(name: DetailName): Column<EmployeeRecord> {
  const { header, kind } = EMPLOYEE_DETAILS[name];
  const column = { id: name, header: t(header), value: (row: EmployeeRecord) => row[name] };
  return kind === 'day'
    ? { ...column, kind: 'date', minWidth: 126 }
    : { ...column, nowrap: true, minWidth: 150, sortable: false };
}

/** Inputs in the edited row. Export headers match those of the import. */
export function employeeColumns(table: EmployeeTable): Column<EmployeeRecord>[] {
  const cell =
    (input: ReactNode, shown: (row: EmployeeRecord, text: string) => ReactNode) =>
    (row: EmployeeRecord, text: string) =>
      row.id === table.editing ? input : shown(row, text);
  return [
    {
      ...field('name'),
      value: (row) => row.NOME,
      minWidth: 150,
      render: cell(<NameField inRow />, (row) => <NameCell row={row} />),
    },
    {
      ...areaColumn((row: EmployeeRecord) => row.AREA),
      minWidth: 112,
      render: cell(<AreaField inRow />, (_, text) => text),
    },
    {
      ...field('position'),
      value: (row) => positionName(row.cargo),
      minWidth: 138,
      nowrap: true,
      render: cell(<PositionField inRow />, (_, text) => text),
    },
    {
      ...field('balance'),
      kind: 'number',
      value: (row) => row.SALDO,
      round: toHalfDays,
      decimals: 1,
      minWidth: 100,
      render: cell(<BalanceField inRow />, (_, text) => text),
    },
    {
      ...field('active'),
      value: (row) => wireLabel(ATIVO_LABELS, row.ATIVO),
      minWidth: 104,
      nowrap: true,
      render: cell(<ActiveField inRow />, ({ ATIVO }, text) => {
        const tone = TONES[ATIVO];
        if (!tone) {
          return (
            <Text span inherit c="dimmed">
              {text}
            </Text>
          );
        }
        return <StateBadge tone={tone}>{text}</StateBadge>;
      }),
    },
    START_COLUMN,
    ...DETAIL_NAMES.map((name) => ({
      ...detailColumn(name),
      render: cell(<DetailField name={name} inRow />, (_, text) => text || NO_VALUE),
    })),
    displayColumn(
      'actions',
      t('Actions'),
      (row) => <EmployeeActions employee={row} table={table} />,
      84,
    ),
  ];
}
