import { t } from '@intranet/contract/core/i18n/t.ts';
import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { Switch } from '@mantine/core';
import { IconPrinter, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePageUser } from '#core/session.ts';
import { areasQuery, directoryPageQuery } from '../api.ts';
import { AddPersonButton } from '../shared/AddPersonButton.tsx';
import { DIRECTORY_COLUMNS, personSummary } from './columns.tsx';
import { directoryFilters } from './directory-filters.tsx';

const NOBODY: Colleague[] = [];
const BY_NAME = 'name:asc';

/** Keeps the list's filters in the address, so that Back and BACK return to them. */
const rowLink: RowLink<Colleague> = ({ employee_id }, link) => (
  <Link
    {...link}
    to="/people"
    search={(list: object) => ({ ...list, ...DIRECTORY_SEARCH, person: String(employee_id) })}
    dir="auto"
  />
);

/** Everybody in the firm, and how to reach them (D72). The server filters, sorts and cuts the list. */
export function DirectoryPage() {
  const withLeavers = mayOpen('/vacation_admin', usePageUser());
  const areas = useQuery(areasQuery);
  const filters = useMemo(
    () => directoryFilters(areas.data, { withLeavers }),
    [areas.data, withLeavers],
  );
  const server = useServerPage(directoryPageQuery, filters, BY_NAME);
  const rows = server?.rows ?? NOBODY;
  const list = useFilteredRows(rows, filters, BY_NAME, { page: server?.page });
  const { sort, onSortChange } = list.table;
  return (
    <PageShell width="full" title={t('Directory')} back="/people" actions={<AddPersonButton />}>
      <DataTable
        label={t('Directory')}
        noun={(count) => t('{count, plural, one {# person} other {# people}}', { count })}
        {...list.table}
        search={
          <FilterBar {...list.bar}>
            {list.bar.children}
            <Switch
              label={t('Group by area')}
              checked={sort?.column === 'area'}
              onChange={({ currentTarget }) =>
                onSortChange({
                  column: currentTarget.checked ? 'area' : 'name',
                  direction: 'asc',
                })
              }
            />
          </FilterBar>
        }
        columns={DIRECTORY_COLUMNS}
        rowKey={({ employee_id }) => employee_id}
        groupBy="area"
        empty={t('No one is in the directory yet')}
        emptyIcon={IconUsers}
        summary={personSummary}
        rowLink={rowLink}
        actions={[{ label: t('Print'), Icon: IconPrinter, onClick: () => window.print() }]}
        {...tableState(areas, ...(server ? [server.source] : []))}
      />
    </PageShell>
  );
}
