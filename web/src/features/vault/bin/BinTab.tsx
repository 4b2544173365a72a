import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DeletedEntry } from '@intranet/contract/vault/endpoints.ts';
import { BIN_DAYS } from '@intranet/contract/vault/schemas.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { restoreEntry, vaultKeys, vaultQuery } from '../api.ts';
import { countPasswords } from '../count-passwords.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const purgedAt = ({ deleted_at: at }: DeletedEntry) =>
  new Date(Date.parse(at) + BIN_DAYS * DAY_MS).toISOString();

function binColumns(
  moments: Moments,
  busy: number | null,
  restore: (id: number) => void,
): Column<DeletedEntry>[] {
  return [
    { id: 'platform', header: t('Platform'), value: (entry) => entry.platform },
    { id: 'user', header: t('User'), value: (entry) => entry.user, missing: '–' },
    { id: 'deleted', header: t('Deleted'), kind: 'moment', moments, value: (e) => e.deleted_at },
    { id: 'by', header: t('By'), value: (entry) => entry.deleted_by },
    { id: 'until', header: t('Permanent deletion'), value: purgedAt, format: moments.day },
    displayColumn('actions', t('Actions'), (entry) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('Restore {platform}', { platform: entry.platform })}
        loading={busy === entry.id}
        disabled={busy !== null}
        onClick={() => restore(entry.id)}
      >
        {t('Restore')}
      </Button>
    )),
  ];
}

export function BinTab() {
  const query = useQuery(vaultQuery);
  const { moments } = useMoments();
  const { send, sending } = useNotifiedSave(restoreEntry, vaultKeys.refresh, {
    refreshAfterFailure: true,
  });
  const columns = useMemo(() => binColumns(moments, sending, send), [moments, sending, send]);
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t(
          'You can restore deleted passwords for {days} days. After that, they’re erased with their history.',
          { days: BIN_DAYS },
        )}
      </Text>
      <DataTable
        label={t('Bin')}
        noun={countPasswords}
        rows={query.data?.deleted}
        columns={columns}
        rowKey={(entry) => entry.id}
        empty={t('The bin is empty')}
        {...tableState(query)}
        exportName
      />
    </>
  );
}
