import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DeparturePage } from '@intranet/contract/people/leaving-endpoints.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { choiceFilter, searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { Box } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { areasQuery } from '../api.ts';
import { areaColumn, areaFilterOf } from '../shared/areas.ts';
import { EmployeeSelect } from '../shared/EmployeeSelect.tsx';
import { departurePageQuery } from './api.ts';

type Row = DeparturePage['rows'][number];

const NO_ROWS: Row[] = [];
const LATEST_FIRST = 'last_day:desc';

const STATES = { planned: t('Planned'), finished: t('Has left') };

function State({ departure: { finished_at, problem } }: { departure: Row }) {
  if (problem) return <StateBadge tone="bad">{t('Failed')}</StateBadge>;
  return finished_at ? (
    <StateBadge tone="quiet">{STATES.finished}</StateBadge>
  ) : (
    <StateBadge tone="waiting">{STATES.planned}</StateBadge>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    header: t('Name'),
    value: ({ name }) => name,
    render: ({ name }) => <bdi>{name}</bdi>,
    sortable: false,
    minWidth: 180,
  },
  { ...areaColumn<Row>(({ area }) => area), sortable: false },
  {
    id: 'last_day',
    header: t('Last day'),
    kind: 'date',
    value: ({ last_day }) => last_day,
  },
  {
    id: 'state',
    header: t('State'),
    value: ({ finished_at }) => (finished_at ? STATES.finished : STATES.planned),
    render: (departure) => <State departure={departure} />,
    sortable: false,
  },
  {
    id: 'owed',
    header: t('Days owed'),
    kind: 'number',
    value: ({ owed }) => owed,
    sortable: false,
  },
  {
    id: 'planned_by',
    header: t('Planned by'),
    value: ({ planned_by }) => planned_by,
    render: ({ planned_by }) => <bdi>{planned_by}</bdi>,
    sortable: false,
  },
];

const STATE_FILTER = choiceFilter<Row>({
  key: 'state',
  label: t('State'),
  known: Object.keys(STATES),
  dataOf: () => Object.entries(STATES).map(([value, label]) => ({ value, label })),
  passes: ({ finished_at }, chosen) => (chosen === 'finished') === (finished_at !== null),
});

const SEARCH = searchFilter<Row>(t('Name'), ({ name }) => name);

const rowLink: RowLink<Row> = ({ employee_id }, link) => (
  <Link {...link} to="/leaving" search={{ person: String(employee_id) }} dir="auto" />
);

/** Opens the page of whoever leaves next. */
function NextLeaver() {
  const navigate = useNavigate();
  const open = (id: number) => navigate({ to: '/leaving', search: { person: String(id) } });
  return (
    <Box maw={420} data-print="hide">
      <EmployeeSelect
        label={t('Who is leaving?')}
        among="everyone"
        value={undefined}
        onChange={(person) => person && void open(person.employee_id)}
      />
    </Box>
  );
}

export function DepartureList() {
  const areas = useQuery(areasQuery);
  const filters = useMemo(
    () => [SEARCH, areaFilterOf<Row>(areas.data, ({ area }) => area), STATE_FILTER],
    [areas.data],
  );
  const server = useServerPage(departurePageQuery, filters, LATEST_FIRST);
  const rows = server?.rows ?? NO_ROWS;
  const list = useFilteredRows(rows, filters, LATEST_FIRST, { page: server?.page });
  return (
    <PageShell width="full" title={t('Departures')} back="/home">
      <NextLeaver />
      <DataTable
        label={t('Departures')}
        noun={(count) => t('{count, plural, one {# person} other {# people}}', { count })}
        {...list.table}
        search={<FilterBar {...list.bar} />}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={t('No departures yet')}
        emptyIcon={IconDoorExit}
        summary={(row) => ({
          title: row.name,
          detail: listDay(row.last_day),
          aside: <State departure={row} />,
        })}
        rowLink={rowLink}
        {...tableState(areas, ...(server ? [server.source] : []))}
      />
    </PageShell>
  );
}
