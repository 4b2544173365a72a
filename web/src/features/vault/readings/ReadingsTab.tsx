import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { VaultReading } from '@intranet/contract/vault/history-endpoints.ts';
import { CODE_READINGS, READINGS } from '@intranet/contract/vault/schemas.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { readId } from '@intranet/ui/hooks/use-address.ts';
import { type Column, whenColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { FilterSelect } from '@intranet/ui/tables/FilterSelect.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useListFilters } from '@intranet/ui/tables/use-list-filters.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readingsQuery, vaultQuery } from '../api.ts';
import { KnownList } from './KnownList.tsx';

const FILTER_DEFAULTS = { entry: '', person: '' };
const labelIn = (options: { value: string; label: string }[]) => (chosen: string) =>
  options.find(({ value }) => value === chosen)?.label;
const MAX_READINGS = 1_000;

const howText = ({ how, of_code: ofCode }: VaultReading) =>
  t((ofCode ? CODE_READINGS : READINGS)[how]);

/** On a phone, below its day: `Banco Horizonte`, and `Demo Admin · Copied · 09:41` below. */
const readingSummary = (moments: Moments) => (reading: VaultReading) => ({
  title: reading.platform || t('Permanently deleted'),
  detail: [reading.reader, howText(reading), moments.time(reading.at)].join(' · '),
  shows: ['who', 'platform', 'how'],
});

/** Sorting is off, because it would cover only the newest entries. */
function readingColumns(moments: Moments): Column<VaultReading>[] {
  const columns: Column<VaultReading>[] = [
    whenColumn(moments),
    { id: 'who', header: t('Who'), value: ({ reader }) => reader },
    {
      id: 'platform',
      header: t('Platform'),
      value: ({ platform }) => platform,
      missing: t('Permanently deleted'),
    },
    { id: 'user', header: t('User'), value: ({ user }) => user, missing: '–' },
    {
      id: 'how',
      header: t('Action'),
      value: howText,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: false }));
}

export function ReadingsTab() {
  const { filters, field, bar, chip, clear } = useListFilters(FILTER_DEFAULTS);
  const entry = readId(filters.entry);
  const account = readId(filters.person);
  const list = useQuery(vaultQuery);
  const query = useQuery(readingsQuery({ ...(entry && { entry }), ...(account && { account }) }));
  const { data } = query;
  const { moments } = useMoments();
  const columns = useMemo(() => readingColumns(moments), [moments]);
  const summary = useMemo(() => readingSummary(moments), [moments]);
  const readers = data?.readers ?? [];
  const reader = readers.find((person) => person.account === account);
  const entries = [...(list.data?.entries ?? []), ...(list.data?.deleted ?? [])];
  const entryOptions = entries.map(({ id, platform, user }) => ({
    value: String(id),
    label: user ? `${platform} (${user})` : platform,
  }));
  const people = readers.map(({ account: id, name, present }) => ({
    value: String(id),
    label: present ? name : t('{name} (has left)', { name }),
  }));
  return (
    <>
      {account && reader && <KnownList account={account} name={reader.name} />}
      <DataTable
        label={t('Access log')}
        noun={(count) =>
          tc('audit log', '{count, plural, one {# entry} other {# entries}}', { count })
        }
        rows={data?.readings}
        columns={columns}
        summary={summary}
        search={
          <FilterBar active={bar.active}>
            <FilterSelect label={t('Entry')} data={entryOptions} {...field('entry')} searchable />
            <FilterSelect label={t('Person')} data={people} {...field('person')} searchable />
          </FilterBar>
        }
        rowKey={(row) => `${row.at} ${row.reader} ${row.entry_id} ${row.how} ${row.of_code}`}
        empty={t('No passwords viewed yet')}
        emptyFiltered={t('No one has viewed this')}
        filtered={Boolean(entry || account)}
        chips={[
          ...chip('entry', t('Entry'), labelIn(entryOptions)),
          ...chip('person', t('Person'), labelIn(people)),
        ]}
        onClearFilters={clear}
        {...tableState(query)}
        exportName
      />
      {data?.readings.length === MAX_READINGS && (
        <Text size="sm" c="dimmed" mt="md">
          {t('Showing the latest {count, number}. See the audit log for the rest.', {
            count: MAX_READINGS,
          })}
        </Text>
      )}
    </>
  );
}
