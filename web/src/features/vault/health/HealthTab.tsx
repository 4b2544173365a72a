import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from '#ui/tables/data-table/DataTable.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { healthQuery, vaultQuery } from '../api.ts';
import { countPasswords } from '../count-passwords.ts';
import { healthColumns, type SharedEntry, sharedColumns } from './columns.tsx';
import { findingsOf, type ScoredEntry } from './findings.ts';

const keyOf = ({ id }: ScoredEntry) => id;

const andList = new Intl.ListFormat(currentLocale());

const withOthers = (groups: readonly (readonly ScoredEntry[])[]) =>
  groups.flatMap((group) =>
    group.map((entry): SharedEntry => {
      const others = group.filter((one) => one !== entry).map(({ platform }) => platform);
      return { ...entry, others: t('Same as {names}', { names: andList.format(others) }) };
    }),
  );

export function HealthTab() {
  const list = useQuery(vaultQuery);
  const health = useQuery(healthQuery);
  const [now] = useState(() => Date.now());
  const findings = useMemo(
    () => findingsOf(list.data?.entries ?? [], health.data ?? [], now),
    [list.data, health.data, now],
  );
  const shared = useMemo(() => withOthers(findings.groups), [findings]);
  const state = tableState(list, health);
  const columns = useMemo(() => healthColumns(now), [now]);
  const ofShared = useMemo(() => sharedColumns(columns), [columns]);

  return (
    <Stack gap="lg">
      <PasswordList
        title={t('Weak or fair')}
        label={t('Weak passwords')}
        rows={findings.weak}
        columns={columns}
        empty={t('No weak passwords')}
        {...state}
      />
      <PasswordList
        title={t('Used more than once')}
        label={t('Passwords used more than once')}
        rows={shared}
        columns={ofShared}
        empty={t('No password is used more than once')}
        {...state}
      />
      <PasswordList
        title={t('Older than a year')}
        label={t('Old passwords')}
        rows={findings.old}
        columns={columns}
        empty={t('No password is older than a year')}
        {...state}
      />
    </Stack>
  );
}

const summary = ({ platform, user, others }: ScoredEntry & Partial<SharedEntry>) => ({
  title: platform,
  detail: [others, user].filter(Boolean).join(' · '),
  shows: ['platform', 'user'],
});

function PasswordList<Row extends ScoredEntry>({
  title,
  ...table
}: Omit<DataTableProps<Row>, 'noun' | 'rowKey'> & { title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <DataTable
        {...table}
        noun={countPasswords}
        rowKey={keyOf}
        summary={summary}
        search={
          <Title order={2} size="h3" id={id} lh="36px">
            {title}
          </Title>
        }
      />
    </section>
  );
}
