import { t } from '@intranet/contract/core/i18n/t.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { healthQuery, vaultQuery } from '../api.ts';
import { healthColumns, healthSummary } from './columns.tsx';
import { type Finding, findingsOf } from './findings.ts';

const keyOf = ({ id }: Finding) => id;

export function HealthTab() {
  const list = useQuery(vaultQuery);
  const health = useQuery(healthQuery);
  const [now] = useState(() => Date.now());
  const findings = useMemo(
    () => findingsOf(list.data?.entries ?? [], health.data ?? [], now),
    [list.data, health.data, now],
  );
  const columns = useMemo(() => healthColumns(now), [now]);
  return (
    <DataTable
      label={t('Passwords that need attention')}
      noun={() => ''}
      rows={findings}
      columns={columns}
      rowKey={keyOf}
      summary={healthSummary}
      empty={t('No password needs attention')}
      emptyIcon={IconCheck}
      {...tableState(list, health)}
      search={
        <Group component="p" gap={8} wrap="nowrap" mih={36} fw={500} role="status">
          {findings.length > 0 && (
            <>
              <IconAlertTriangle size={18} color="var(--mantine-color-orange-text)" aria-hidden />
              {t(
                '{count} of {total, plural, one {# password needs} other {# passwords need}} attention',
                { count: findings.length, total: list.data?.entries.length ?? 0 },
              )}
            </>
          )}
        </Group>
      }
    />
  );
}
