import { AUDIT_ACTIONS } from '@intranet/contract/audit/actions.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAddress } from '#core/use-address.ts';
import { DayInput } from '#ui/forms/DayInput.tsx';
import { useMoments } from '#ui/moments.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { FilterSelect } from '#ui/tables/FilterSelect.tsx';
import { countActive } from '#ui/tables/list-filters.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { auditQuery, fetchAllAudit, readFilters } from './api.ts';
import { auditColumns } from './columns.tsx';
import { OlderEntries } from './OlderEntries.tsx';

const DEFAULTS = { person: '', action: '', from: '', to: '' };
const UNKNOWN = 'The entries could not be loaded';
const TYPING_MS = 300;
const ACTIONS = Object.entries(AUDIT_ACTIONS)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
const NONE: AuditEntry[] = [];

/** Who did what, when, on whom, from where (D39). */
export default function AuditPage() {
  const queryClient = useQueryClient();
  const [values, setValues] = useAddress(DEFAULTS);
  const [person] = useDebouncedValue(values.person, TYPING_MS);
  // Emptied at once: clearing all is one change and not two.
  const filters = readFilters({ ...values, person: values.person && person });
  const { moments, timeZone, error: zoneError, refetch: refetchZone } = useMoments();
  const list = useInfiniteQuery(auditQuery(filters));

  const columns = useMemo(() => auditColumns(moments), [moments]);
  const pages = timeZone ? list.data?.pages : undefined;
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? NONE, [pages]);
  // Of the first page: what was recorded since is newer than what is shown, and not counted.
  const total = pages?.[0]?.total ?? 0;
  const failure = list.isFetchNextPageError ? null : (list.error ?? zoneError);
  const retry = () => {
    refetchZone();
    void list.refetch();
  };
  const clear = () => setValues(DEFAULTS);
  const filtered = Object.keys(filters).length > 0;

  return (
    <Stack gap="md">
      <div>
        <Title order={1}>Audit log</Title>
        <Text c="dimmed" size="sm">
          Sign-ins, refusals, decisions and administration, newest first.
          {timeZone && ` Times are those of ${timeZone.replaceAll('_', ' ')}.`}
        </Text>
      </div>
      <FilterBar active={countActive(values, DEFAULTS)} onClear={clear}>
        <SearchInput
          label="Person"
          placeholder="Search a name"
          value={values.person}
          onChange={(person) => setValues({ person })}
        />
        <FilterSelect
          label="Action"
          data={ACTIONS}
          value={values.action}
          onChange={(action) => setValues({ action })}
          searchable
        />
        <DayInput label="From" value={values.from} onChange={(from) => setValues({ from })} />
        <DayInput label="To" value={values.to} onChange={(to) => setValues({ to })} />
      </FilterBar>
      <DataTable
        label="Audit log"
        noun={['entry', 'entries']}
        rows={entries}
        total={total}
        columns={columns}
        rowKey={(entry) => entry.id}
        empty={failure ? UNKNOWN : 'Nothing recorded yet'}
        filtered={filtered && !failure}
        onClearFilters={clear}
        loading={!failure && (!pages || list.isPlaceholderData)}
        failed={failure && { message: failure.message, retry }}
        exportName="audit-log"
        fetchRows={(report) => fetchAllAudit(queryClient, filters, report)}
      />
      {list.hasNextPage && entries.length > 0 && (
        <OlderEntries
          shown={entries.length}
          total={total}
          loading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error : null}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  );
}
