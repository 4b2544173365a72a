import { AUDIT_ACTIONS } from '@intranet/contract/audit/actions.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { IconBan } from '@tabler/icons-react';
import type { Moments } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import classes from './columns.module.css';
import { detailText } from './detail-text.ts';

function Action({ entry }: { entry: AuditEntry }) {
  const label = AUDIT_ACTIONS[entry.action];
  if (!entry.action.endsWith('_refused')) return label;
  return (
    <span className={classes.refused}>
      <IconBan size={16} aria-hidden />
      {label}
    </span>
  );
}

/** The audit log's columns. Sorting is off, because it would cover only the loaded entries. */
export function auditColumns(moments: Moments): Column<AuditEntry>[] {
  const column = { kind: 'text', sortable: false } as const;
  return [
    {
      ...column,
      id: 'when',
      header: 'When',
      value: (entry) => moments.shortSecond(entry.at),
      width: 170,
    },
    {
      ...column,
      id: 'who',
      header: 'Who',
      value: (entry) => entry.actor,
      missing: 'unknown',
      width: 140,
    },
    {
      ...column,
      id: 'action',
      header: 'Action',
      value: (entry) => AUDIT_ACTIONS[entry.action],
      render: (entry) => <Action entry={entry} />,
      width: 165,
    },
    { ...column, id: 'on', header: 'On', value: (entry) => entry.subject, width: 140 },
    { ...column, id: 'from', header: 'From', value: (entry) => entry.address },
    {
      ...column,
      id: 'details',
      header: 'Details',
      value: (entry) => detailText(entry.detail),
      width: 200,
    },
  ];
}
