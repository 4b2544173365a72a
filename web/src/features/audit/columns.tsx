import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Moments } from '@intranet/ui/days/moments.ts';
import { type Column, whenColumn } from '@intranet/ui/tables/data-table/column.ts';
import { Group } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { actionText, detailText } from './detail-text.ts';

function Action({ entry }: { entry: AuditEntry }) {
  const label = actionText(entry);
  if (!entry.action.endsWith('_refused')) return label;
  return (
    <Group component="span" gap={5} wrap="nowrap" fw={600} c="var(--mantine-color-error)">
      <IconBan size={16} aria-hidden />
      {label}
    </Group>
  );
}

/**
 * The audit log's columns, sorted by time only.
 * @param entries those of the page; if none has a subject, only files have its column
 */
export function auditColumns(
  moments: Moments,
  entries: readonly AuditEntry[],
): Column<AuditEntry>[] {
  const columns: Column<AuditEntry>[] = [
    whenColumn(moments),
    { id: 'who', header: t('Who'), value: ({ actor }) => actor, missing: t('unknown') },
    {
      id: 'action',
      header: t('Action'),
      value: actionText,
      render: (entry) => <Action entry={entry} />,
    },
    {
      id: 'on',
      header: tc('audit log', 'On'),
      value: ({ subject }) => subject,
      hidden: entries.every(({ subject }) => !subject),
    },
    { id: 'from', header: t('IP address'), value: ({ address }) => address },
    { id: 'details', header: t('Details'), value: detailText },
  ];
  return columns.map((column) => ({ ...column, sortable: column.kind === 'moment' }));
}

/** On a phone, below its day: `Signed in`, and `Demo Admin · 09:41` below. */
export const auditSummary = (moments: Moments) => (entry: AuditEntry) => ({
  title: <Action entry={entry} />,
  detail: `${entry.actor || t('unknown')} · ${moments.time(entry.at)}`,
  shows: ['who', 'action'],
});
