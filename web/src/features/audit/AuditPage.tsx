import { AUDIT_ACTIONS } from '@intranet/contract/audit/actions.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { isDay } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { MAX_COUNT } from '@intranet/contract/core/list-page.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import {
  type ListFilter,
  periodFilters,
  searchFilter,
  selectFilter,
} from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { useMemo } from 'react';
import { auditPageQuery } from './api.ts';
import { auditColumns, auditSummary } from './columns.tsx';
import { timeZoneCity } from './time-zone-city.ts';

const NOT_LOADED = t('Couldn’t load the audit log');
const LONGEST_PERSON = 120;
const ACTIONS = Object.keys(AUDIT_ACTIONS);
const isAction = (text: string): text is keyof typeof AUDIT_ACTIONS =>
  Object.hasOwn(AUDIT_ACTIONS, text);

const FILTERS: ListFilter<AuditEntry>[] = [
  {
    ...searchFilter<AuditEntry>(t('Search by name'), (entry) => entry.actor, {
      key: 'person',
      label: t('Person'),
    }),
    read: (text) => text.slice(0, LONGEST_PERSON),
  },
  selectFilter(
    {
      key: 'action',
      label: t('Action'),
      nameOf: (action) => (isAction(action) ? t(AUDIT_ACTIONS[action]) : action),
      choices: ACTIONS,
      known: ACTIONS,
      searchable: true,
    },
    (entry: AuditEntry) => entry.action,
  ),
  ...periodFilters<AuditEntry>(
    ({ at }) => at,
    ({ at }) => at,
  ).map((filter) => ({ ...filter, read: (text: string) => (isDay(text) ? text : '') })),
];
const NEWEST_FIRST = 'when:desc';
const NO_ENTRIES: AuditEntry[] = [];

export default function AuditPage() {
  const time = useMoments();
  const { moments, timeZone } = time;
  const server = useServerPage(auditPageQuery, FILTERS, NEWEST_FIRST, { maxCount: MAX_COUNT });
  const entries = (timeZone && server?.rows) || NO_ENTRIES;
  const list = useFilteredRows(entries, FILTERS, NEWEST_FIRST, { page: server?.page });
  const columns = useMemo(() => auditColumns(moments, entries), [moments, entries]);
  const summary = useMemo(() => auditSummary(moments), [moments]);
  const state = tableState(...(server ? [server.source] : []), time);

  return (
    <PageShell
      width="full"
      title={t('Audit log')}
      description={
        <>
          {t('Sign-ins, refusals, decisions and administration, newest first.')}
          {timeZone && ' '}
          {timeZone && t('Times are in {city} time.', { city: timeZoneCity(timeZone) })}
        </>
      }
    >
      <DataTable
        label={t('Audit log')}
        noun={(count) =>
          tc('audit log', '{count, plural, one {# entry} other {# entries}}', { count })
        }
        {...list.table}
        search={<FilterBar {...list.bar} />}
        columns={columns}
        summary={summary}
        rowKey={(entry) => entry.id}
        empty={state.failed ? NOT_LOADED : t('No entries yet')}
        {...state}
        exportName
        fetchRows={server?.fetchRows}
      />
    </PageShell>
  );
}
