import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { type Moments, timeAgo } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { CodeCell } from '../secrets/CodeCell.tsx';
import { CopyButton } from '../secrets/CopyButton.tsx';
import { copyText } from '../secrets/clipboard.ts';
import { SecretCell } from '../secrets/SecretCell.tsx';
import { EditPasswordField, LinkField, PlatformField, UserField } from './EditFields.tsx';
import { EntryActions, type EntryTable } from './EntryActions.tsx';
import classes from './entries.module.css';
import { LinkCell } from './LinkCell.tsx';
import { isOld } from './password-age.ts';

function UserCell({ entry: { user, platform } }: { entry: VaultEntry }) {
  if (user === '') return null;
  return (
    <div className={classes.copied}>
      <bdi>{user}</bdi>
      <CopyButton label={`Copy user of ${platform}`} copy={() => copyText(Promise.resolve(user))} />
    </div>
  );
}

function AgeCell({
  changedAt,
  now,
  moments,
}: {
  changedAt: string;
  now: number;
  moments: Moments;
}) {
  return (
    <>
      <Text size="sm" component="time" dateTime={changedAt} title={moments.day(changedAt)}>
        {timeAgo(changedAt, now)}
      </Text>
      {isOld(changedAt, now) && (
        <div>
          <StateBadge tone="waiting">Old</StateBadge>
        </div>
      )}
    </>
  );
}

/** Inputs in the edited row (spec §2). @param now in milliseconds, for the passwords' age */
export function entryColumns(
  table: EntryTable,
  moments: Moments,
  now: number,
): Column<VaultEntry>[] {
  const cell = (input: ReactNode, shown: (entry: VaultEntry) => ReactNode) => (entry: VaultEntry) =>
    entry.id === table.editing ? input : shown(entry);
  const column = { kind: 'text' } as const;
  return [
    {
      ...column,
      id: 'platform',
      header: 'Platform',
      value: (entry) => entry.platform,
      width: 126,
      render: cell(<PlatformField inRow />, (entry) => entry.platform),
    },
    {
      ...column,
      id: 'link',
      header: 'Link',
      value: (entry) => entry.link,
      width: 146,
      render: cell(<LinkField inRow />, (entry) => <LinkCell link={entry.link} />),
    },
    {
      ...column,
      id: 'user',
      header: 'User',
      value: (entry) => entry.user,
      width: 182,
      render: cell(<UserField inRow />, (entry) => <UserCell entry={entry} />),
    },
    {
      ...column,
      id: 'password',
      header: 'Password',
      value: () => null,
      sortable: false,
      exported: false,
      width: 162,
      render: cell(<EditPasswordField inRow />, (entry) => (
        // A new version must not show the old password, so the key resets the cell.
        <SecretCell key={entry.version} id={entry.id} name={entry.platform} />
      )),
    },
    {
      ...column,
      id: 'changed',
      header: 'Changed',
      value: (entry) => entry.password_changed_at,
      format: moments.day,
      width: 112,
      render: (entry) => (
        <AgeCell changedAt={entry.password_changed_at} now={now} moments={moments} />
      ),
    },
    {
      ...column,
      id: 'code',
      header: 'Code',
      value: () => null,
      sortable: false,
      exported: false,
      width: 106,
      render: (entry) => (
        <CodeCell
          key={entry.version}
          id={entry.id}
          hasCode={entry.has_code}
          name={entry.platform}
          onSetUp={() => table.onCode(entry.id)}
        />
      ),
    },
    {
      ...column,
      id: 'actions',
      header: 'Actions',
      value: () => null,
      sortable: false,
      exported: false,
      width: 122,
      render: (entry) => <EntryActions entry={entry} table={table} />,
    },
  ];
}
