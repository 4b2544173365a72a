import { balanceInWords, toHalfDays } from '@intranet/contract/balance/amounts.ts';
import type { BalanceRecord } from '@intranet/contract/balance/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { FilteredListPage } from '@intranet/ui/tables/FilteredListPage.tsx';
import { nameFilter, selectFilter } from '@intranet/ui/tables/list-filter.tsx';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { areaColumn, areaFilterOf } from '#features/people/shared/areas.ts';
import { useLongList } from '#features/people/shared/use-long-list.ts';
import { balancePageQuery, balancesQuery } from './api.ts';

const COLUMNS: Column<BalanceRecord>[] = [
  { id: 'name', header: t('Name'), value: (row) => row.username },
  areaColumn((row) => row.area),
  { id: 'position', header: t('Position'), value: (row) => positionName(row.cargo), nowrap: true },
  {
    id: 'balance',
    header: t('Balance'),
    kind: 'number',
    value: (row) => row.balance,
    round: toHalfDays,
    decimals: 1,
    render: (_, text) => (
      <Text span inherit fw={500}>
        {text}
      </Text>
    ),
  },
];

const NAME_FILTER = nameFilter<BalanceRecord>((row) => row.username);
const areaOf = (row: BalanceRecord) => row.area;
const positionFilter = (isLong: boolean) =>
  selectFilter<BalanceRecord>(
    {
      key: 'position',
      label: t('Position'),
      nameOf: positionName,
      choices: isLong ? CARGOS : undefined,
    },
    (row) => row.cargo,
  );

const summary = ({ username, area, cargo, balance }: BalanceRecord) => ({
  title: username,
  detail: [areaName(area), positionName(cargo)].filter(Boolean).join(' · '),
  aside: balanceInWords(balance),
  shows: ['name', 'area', 'position', 'balance'],
});

export default function BalancesPage() {
  const { isLong, areas, pageOf, query } = useLongList('balances', balancesQuery, balancePageQuery);
  const filters = useMemo(
    () => [NAME_FILTER, areaFilterOf(areas, areaOf), positionFilter(isLong)],
    [areas, isLong],
  );
  return (
    <FilteredListPage
      title={t('Balance')}
      back="/vacation"
      query={query}
      pageOf={pageOf}
      filters={filters}
      initialSort="name:asc"
      label={t('Balances')}
      noun={(count) => t('{count, plural, one {# employee} other {# employees}}', { count })}
      columns={COLUMNS}
      summary={summary}
      rowKey={(row) => row.employee_id}
      empty={t('No balances registered')}
      exportName
      widest={864}
    />
  );
}
