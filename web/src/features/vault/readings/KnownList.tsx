import { t } from '@intranet/contract/core/i18n/t.ts';
import type { KnownEntry } from '@intranet/contract/vault/history-endpoints.ts';
import { READINGS } from '@intranet/contract/vault/schemas.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Group, Paper, Text, Title } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownQuery } from '../api.ts';
import { countPasswords } from '../count-passwords.ts';
import { GoToEntryButton } from '../GoToEntryButton.tsx';

function knowledgeIn({ password_known: password, code_known: code }: KnownEntry): string {
  if (password && code) return t('Password and code secret');
  return password ? t('Password') : t('Code secret');
}

const knownColumns = (moments: Moments): Column<KnownEntry>[] => [
  {
    id: 'platform',
    header: t('Platform'),
    value: (entry) => entry.platform,
    render: (entry) => (
      <Group component="span" gap={8} wrap="nowrap">
        <IconSquare size={17} aria-hidden />
        <bdi>{entry.platform}</bdi>
      </Group>
    ),
  },
  { id: 'user', header: t('User'), value: (entry) => entry.user, missing: '–' },
  {
    id: 'read',
    header: t('Last viewed'),
    kind: 'moment',
    moments,
    value: (e) => e.last_read_at,
  },
  { id: 'knows', header: t('Viewed'), value: knowledgeIn },
  {
    id: 'how',
    header: t('How'),
    value: ({ how, through }) =>
      through === null ? t(READINGS[how]) : t('Same password as {through}', { through }),
  },
  displayColumn('actions', t('Actions'), (entry) => (
    <Group gap={6}>
      {entry.password_known && <GoToEntryButton entry={entry} />}
      {entry.code_known && <GoToEntryButton entry={entry} code />}
    </Group>
  )),
];

export function KnownList({ account, name }: { account: number; name: string }) {
  const query = useQuery(knownQuery(account));
  const { moments } = useMoments();
  const columns = useMemo(() => knownColumns(moments), [moments]);
  return (
    <Paper component="section" withBorder p="md" my="md" aria-labelledby="known">
      <Title order={2} size="h3" id="known">
        <bdi>{t('Passwords {name} has viewed', { name })}</bdi>
      </Title>
      <Text size="sm" mb="sm">
        {t(
          'Secrets they viewed that haven’t changed since. When they leave, change each one. Entries drop off once changed.',
        )}
      </Text>
      <DataTable
        label={t('Passwords to change when {name} leaves', { name })}
        noun={countPasswords}
        rows={query.data}
        columns={columns}
        rowKey={(entry) => entry.id}
        empty={t('No passwords to change')}
        {...tableState(query)}
        exportName
      />
    </Paper>
  );
}
