import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { monthName, percentReached } from '@intranet/contract/communication/rules.ts';
import { Group } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '#ui/tables/data-table/column.ts';
import { formatReais } from './amount-text.ts';
import { AmountCell, SaveCell } from './cells.tsx';

/** @param thisMonth 1 to 12; undefined while unknown */
export function targetColumns(
  thisMonth: number | undefined,
  mayWrite: boolean,
): Column<RevenueTarget>[] {
  const amount = (field: 'goal' | 'actual', header: string): Column<RevenueTarget> => ({
    id: field,
    header,
    kind: 'number',
    value: (row) => row[field],
    format: formatReais,
    width: 160,
    ...(mayWrite && { render: (row: RevenueTarget) => <AmountCell row={row} field={field} /> }),
  });
  const columns: Column<RevenueTarget>[] = [
    {
      id: 'month',
      header: 'Month',
      // Padded text sorts by month.
      value: (row) => String(row.month).padStart(2, '0'),
      format: (_, row) => monthName(row.month),
      width: 205,
      render: (row) => (
        <Group gap="xs">
          {monthName(row.month)}
          {row.month === thisMonth && <StateBadge tone="good">This month</StateBadge>}
        </Group>
      ),
    },
    amount('goal', 'Goal'),
    amount('actual', 'Actual'),
    {
      id: 'reached',
      header: 'Reached',
      kind: 'number',
      value: percentReached,
      format: (percent) => `${percent}%`,
      width: 100,
    },
  ];
  const actions = displayColumn('actions', 'Actions', 245, (row: RevenueTarget) => (
    <SaveCell row={row} />
  ));
  return mayWrite ? [...columns, actions] : columns;
}
