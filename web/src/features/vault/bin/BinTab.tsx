import type { DeletedEntry } from '@intranet/contract/vault/endpoints.ts';
import { BIN_DAYS } from '@intranet/contract/vault/schemas.ts';
import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import { type Moments, useMoments } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { restoreEntry, vaultKeys, vaultQuery } from '../api.ts';

const NO_ENTRIES: DeletedEntry[] = [];
const DAY_MS = 24 * 60 * 60 * 1_000;

const purgedAt = ({ deleted_at: at }: DeletedEntry) =>
  new Date(Date.parse(at) + BIN_DAYS * DAY_MS).toISOString();

/** @param busy the id of the entry that is being restored */
function binColumns(
  moments: Moments,
  busy: number | null,
  restore: (id: number) => void,
): Column<DeletedEntry>[] {
  const text = { kind: 'text' } as const;
  return [
    {
      ...text,
      id: 'platform',
      header: 'Platform',
      value: (entry) => entry.platform,
      width: 170,
    },
    { ...text, id: 'user', header: 'User', value: (entry) => entry.user, width: 170 },
    {
      ...text,
      id: 'deleted',
      header: 'Deleted',
      value: (entry) => entry.deleted_at,
      format: moments.minute,
      width: 160,
    },
    { ...text, id: 'by', header: 'By', value: (entry) => entry.deleted_by, width: 130 },
    {
      ...text,
      id: 'until',
      header: 'Gone for good',
      value: purgedAt,
      format: moments.day,
      width: 150,
    },
    {
      ...text,
      id: 'actions',
      header: 'Actions',
      value: () => null,
      sortable: false,
      exported: false,
      width: 120,
      render: (entry) => (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Restore ${entry.platform}`}
          loading={busy === entry.id}
          disabled={busy !== null}
          onClick={() => restore(entry.id)}
        >
          Restore
        </Button>
      ),
    },
  ];
}

export function BinTab() {
  const queryClient = useQueryClient();
  const query = useQuery(vaultQuery);
  const { moments } = useMoments();
  const restoring = useMutation({
    mutationFn: restoreEntry,
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (failure, id) => notifyFailure(failure, () => restoring.mutate(id)),
    onSettled: () => vaultKeys.refresh(queryClient),
  });
  const busy = restoring.isPending ? restoring.variables : null;
  const { mutate: restore } = restoring;
  const columns = useMemo(() => binColumns(moments, busy, restore), [moments, busy, restore]);
  return (
    <>
      <Text size="sm" mb="md">
        What was deleted can be brought back for {BIN_DAYS} days; then it is gone, its history and
        all.
      </Text>
      <DataTable
        label="Bin"
        noun={['password', 'passwords']}
        rows={query.data?.deleted ?? NO_ENTRIES}
        columns={columns}
        rowKey={(entry) => entry.id}
        empty="The bin is empty"
        {...tableState(query)}
        exportName="deleted-platforms"
      />
    </>
  );
}
