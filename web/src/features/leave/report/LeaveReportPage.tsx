import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { FilterSelect } from '@intranet/ui/tables/FilterSelect.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useListFilters } from '@intranet/ui/tables/use-list-filters.ts';
import { SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsLong } from '#core/long-lists.ts';
import { siteQuery } from '#core/site.ts';
import { areaOptions } from '#features/people/shared/areas.ts';
import { peopleReportQuery, reportQuery } from './api.ts';
import { reportColumns, summary } from './columns.tsx';
import { LongPeopleReport } from './LongPeopleReport.tsx';
import { ReportFigures, ReportFiguresSkeleton } from './ReportFigures.tsx';
import {
  groupLines,
  plannedFrom,
  REPORT_VIEWS,
  type ReportRow,
  type ReportView,
  totalLine,
  typesOf,
} from './report-lines.ts';

const FILTER_DEFAULTS = { year: '', area: '', view: 'type', sort: '' };
const NO_ROWS: ReportRow[] = [];

function readYear(text: string, today: string): number {
  return /^(19|2[01])\d\d$/.test(text) ? Number(text) : Number(today.slice(0, 4));
}

export default function LeaveReportPage() {
  const { filters, setFilters, field, chip, sorting } = useListFilters(FILTER_DEFAULTS);
  const site = useQuery(siteQuery);
  const today = site.data?.today ?? '';
  const year = readYear(filters.year, today);
  const { area } = filters;
  const view =
    (Object.keys(REPORT_VIEWS) as ReportView[]).find((one) => one === filters.view) ?? 'type';
  const report = useQuery({ ...reportQuery(year), enabled: year > 0 });
  const { isLong, ...known } = useIsLong('leave-days');
  const inPages = view === 'person' && isLong === true;
  const people = useQuery({
    ...peopleReportQuery(year),
    enabled: year > 0 && view === 'person' && isLong === false,
  });
  const listed = view === 'person' && !inPages ? people : report;

  const shownYear = listed.data?.year ?? year;
  const all = report.data?.rows ?? NO_ROWS;
  const rows = useMemo(() => all.filter((row) => !area || row.area === area), [all, area]);
  const listedRows: readonly ReportRow[] = listed.data?.rows ?? NO_ROWS;
  const lines = useMemo(
    () =>
      groupLines(
        view,
        listedRows.filter((row) => !area || row.area === area),
      ),
    [view, listedRows, area],
  );
  const total = useMemo(() => totalLine(rows), [rows]);
  const columns = useMemo(() => reportColumns(view, typesOf(rows)), [view, rows]);
  const areas = useMemo(() => areaOptions(all, (row) => row.area), [all]);
  const years = [...new Set([...(report.data?.years ?? []), Number(today.slice(0, 4)), year])]
    .filter((one) => one > 0)
    .sort((a, b) => b - a)
    .map(String);
  const clear = () => setFilters({ area: '' });
  const state = tableState(site, ...(view === 'person' ? [known] : []), {
    ...listed,
    isPending: !listed.data || listed.isPlaceholderData,
  });
  const table = {
    label: t('Leave days'),
    noun: REPORT_VIEWS[view].noun,
    columns,
    summary,
    empty: t('No leave in {year}', { year }),
    exportName: `${t('Leave days')} ${shownYear}`,
  };
  const viewChoice = (
    <SegmentedControl
      aria-label={t('Group by')}
      value={view}
      onChange={(next) => setFilters({ view: next, sort: '' })}
      data={Object.entries(REPORT_VIEWS).map(([value, { label }]) => ({ value, label }))}
    />
  );

  return (
    <PageShell
      width="full"
      title={t('Leave report')}
      description={t('Calendar days of approved leave, counted in the month they fall in.')}
    >
      <FilterBar active={area ? 1 : 0}>
        <Select
          label={t('Year')}
          data={years}
          value={year > 0 ? String(year) : null}
          onChange={(chosen) => setFilters({ year: chosen ?? '' })}
          allowDeselect={false}
        />
        <FilterSelect label={t('Area')} data={areas} {...field('area')} />
      </FilterBar>
      {state.loading && all.length === 0 && <ReportFiguresSkeleton />}
      {rows.length > 0 && (
        <ReportFigures
          rows={rows}
          title={t('Days by month, {shownYear}', { shownYear })}
          plannedFrom={plannedFrom(shownYear, today)}
        />
      )}
      {inPages ? (
        <LongPeopleReport
          year={year}
          viewChoice={viewChoice}
          source={{ ...report, isPending: !report.data }}
          {...table}
        />
      ) : (
        <DataTable
          {...table}
          search={viewChoice}
          rows={lines}
          footer={lines.length > 1 ? total : undefined}
          rowKey={(line) => line.key}
          emptyFiltered={t('No leave in this area in {year}', { year })}
          filtered={area !== '' && all.length > 0}
          chips={chip('area', t('Area'), areaName)}
          onClearFilters={clear}
          {...state}
          {...sorting}
        />
      )}
    </PageShell>
  );
}
