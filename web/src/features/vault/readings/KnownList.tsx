import type { KnownEntry } from '@intranet/contract/vault/history-endpoints.ts';
import { READINGS } from '@intranet/contract/vault/schemas.ts';
import { Group, Paper, Text, Title } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Moments, useMoments } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { knownQuery } from '../api.ts';
import { GoButton } from '../GoButton.tsx';
import { type EntryRef, useGoToEntry } from '../use-go-to-entry.ts';
import classes from './KnownList.module.css';

const NO_ENTRIES: KnownEntry[] = [];

function knowledgeIn({ password_known: password, code_known: code }: KnownEntry): string {
  return [password && 'Password', code && 'code secret']
    .filter((fact) => fact !== false)
    .join(' and ')
    .replace(/^c/, 'C');
}

function knownColumns(
  moments: Moments,
  goTo: (entry: EntryRef, what: 'password' | 'code') => void,
): Column<KnownEntry>[] {
  const text = { kind: 'text' } as const;
  return [
    {
      ...text,
      id: 'platform',
      header: 'Platform',
      value: (entry) => entry.platform,
      width: 180,
      render: (entry) => (
        <span className={classes.todo}>
          <IconSquare size={17} aria-hidden />
          <bdi>{entry.platform}</bdi>
        </span>
      ),
    },
    { ...text, id: 'user', header: 'User', value: (entry) => entry.user, width: 160 },
    {
      ...text,
      id: 'read',
      header: 'Last read',
      value: (entry) => entry.last_read_at,
      format: moments.minute,
      width: 150,
    },
    { ...text, id: 'knows', header: 'Knows', value: knowledgeIn, width: 130 },
    {
      ...text,
      id: 'how',
      header: 'How',
      value: ({ how, through }) =>
        through === null ? READINGS[how] : `The same password as ${through}`,
      width: 130,
    },
    {
      ...text,
      id: 'actions',
      header: 'Actions',
      value: () => null,
      sortable: false,
      exported: false,
      width: 170,
      render: (entry) => (
        <Group gap={6}>
          {entry.password_known && (
            <GoButton name={entry.platform} onGo={() => goTo(entry, 'password')} />
          )}
          {entry.code_known && (
            <GoButton name={entry.platform} label="Renew code" onGo={() => goTo(entry, 'code')} />
          )}
        </Group>
      ),
    },
  ];
}

/** Passwords that somebody read and that are still current, to change when they leave. */
export function KnownList({ account, name }: { account: number; name: string }) {
  const query = useQuery(knownQuery(account));
  const { moments } = useMoments();
  const goTo = useGoToEntry();
  const columns = useMemo(() => knownColumns(moments, goTo), [moments, goTo]);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="known">
      <Title order={2} size="h3" id="known">
        What <bdi>{name}</bdi> knows
      </Title>
      <Text size="sm" mb="sm">
        Secrets they have had and that have not been changed since. When they leave, change each
        one; what is changed leaves this list.
      </Text>
      <DataTable
        label={`To change when ${name} leaves`}
        noun={['password', 'passwords']}
        rows={query.data ?? NO_ENTRIES}
        columns={columns}
        rowKey={(entry) => entry.id}
        empty="Nothing that is still in use"
        {...tableState(query)}
        exportName="passwords-to-change"
      />
    </Paper>
  );
}
