import { t } from '@intranet/contract/core/i18n/t.ts';
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from '#ui/tables/data-table/DataTable.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { healthQuery, vaultQuery } from '../api.ts';
import { countPasswords } from '../count-passwords.ts';
import { healthColumns, type SharedEntry } from './columns.tsx';
import { findingsOf, type ScoredEntry } from './findings.ts';

const keyOf = ({ id }: ScoredEntry) => id;

export function HealthTab() {
  const list = useQuery(vaultQuery);
  const health = useQuery(healthQuery);
  const [now] = useState(() => Date.now());
  const findings = useMemo(
    () => findingsOf(list.data?.entries ?? [], health.data ?? [], now),
    [list.data, health.data, now],
  );
  const shared = useMemo(
    () =>
      findings.groups.flatMap((group, at) =>
        group.map(
          (entry): SharedEntry => ({ ...entry, group: t('Password {number}', { number: at + 1 }) }),
        ),
      ),
    [findings],
  );
  const state = tableState(list, health);
  const columns = useMemo(() => healthColumns(now), [now]);

  return (
    <Stack gap="xl">
      {!state.loading && !state.failed && (
        <SimpleGrid cols={3} spacing="sm">
          <Figure count={findings.weak.length} text={t('weak')} />
          <Figure count={shared.length} text={t('reused')} />
          <Figure count={findings.old.length} text={t('older than a year')} />
        </SimpleGrid>
      )}
      <PasswordList
        title={t('Weak')}
        label={t('Weak passwords')}
        rows={findings.weak}
        columns={columns.weak}
        empty={t('No weak passwords')}
        exportName="weak-passwords"
        {...state}
      />
      <PasswordList
        title={t('Used more than once')}
        label={t('Passwords used more than once')}
        rows={shared}
        columns={columns.shared}
        empty={t('No password is used more than once')}
        exportName="passwords-used-more-than-once"
        {...state}
      />
      <PasswordList
        title={t('Older than a year')}
        label={t('Old passwords')}
        rows={findings.old}
        columns={columns.old}
        empty={t('No password is older than a year')}
        exportName="old-passwords"
        {...state}
      />
    </Stack>
  );
}

const summary = ({ platform, user }: ScoredEntry) => ({
  title: platform,
  detail: user,
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

function Figure({ count, text }: { count: number; text: string }) {
  return (
    <Paper withBorder p={{ base: 'xs', xs: 'md' }}>
      <Text fz={28} fw={600} lh={1.2}>
        {count}
      </Text>
      <Text size="sm">{text}</Text>
    </Paper>
  );
}
