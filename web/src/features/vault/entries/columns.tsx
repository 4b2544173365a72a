import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { Anchor, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { type Moments, timeAgo } from '#ui/moments.ts';
import { type Column, displayColumn } from '#ui/tables/data-table/column.ts';
import { isOld } from '../health/findings.ts';
import { CodeCell } from '../secrets/CodeCell.tsx';
import { copyText } from '../secrets/clipboard.ts';
import { CopyButton } from '../secrets/SecretButtons.tsx';
import { SecretCell } from '../secrets/SecretCell.tsx';
import { EditPasswordField, LinkField, PlatformField, UserField } from './EditFields.tsx';
import { EntryActions, type EntryTable } from './EntryActions.tsx';
import classes from './entries.module.css';

/** A link or address that breaks into lines at its signs, not within words. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=[/@])(?!\/)|(?=[.?&])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function UserCell({ entry: { user, platform } }: { entry: VaultEntry }) {
  if (user === '') return null;
  return (
    <div className={classes.copied}>
      <bdi>{breakable(user)}</bdi>
      <CopyButton
        label={t('Copy user of {platform}', { platform })}
        copy={() => copyText(Promise.resolve(user))}
      />
    </div>
  );
}

/** A web link that opens without referrer or opener; other text, such as `javascript:`, is no link. */
function LinkCell({ link }: { link: string }) {
  const url = URL.parse(link);
  const look = { title: link, className: classes.link ?? '' };
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return <span {...look}>{breakable(link)}</span>;
  return (
    <Anchor {...look} href={url.href} target="_blank" rel="noopener noreferrer" inherit>
      {breakable(link)}
    </Anchor>
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
  return [
    {
      id: 'platform',
      header: t('Platform'),
      value: (entry) => entry.platform,
      width: 126,
      render: cell(<PlatformField inRow />, (entry) => entry.platform),
    },
    {
      id: 'link',
      header: t('Link'),
      value: (entry) => entry.link,
      width: 140,
      render: cell(<LinkField inRow />, (entry) => <LinkCell link={entry.link} />),
    },
    {
      id: 'user',
      header: t('User'),
      value: (entry) => entry.user,
      width: 150,
      render: cell(<UserField inRow />, (entry) => <UserCell entry={entry} />),
    },
    displayColumn(
      'password',
      t('Password'),
      152,
      cell(<EditPasswordField inRow />, (entry) => (
        // A new version must not show the old password, so the key resets the cell.
        <SecretCell key={entry.version} id={entry.id} name={entry.platform} />
      )),
    ),
    {
      id: 'changed',
      header: t('Changed'),
      value: (entry) => entry.password_changed_at,
      format: moments.day,
      width: 108,
      render: ({ password_changed_at: at }) => (
        <>
          <Text size="sm" component="time" dateTime={at} title={moments.day(at)}>
            {timeAgo(at, now)}
          </Text>
          {isOld(at, now) && (
            <div>
              <StateBadge tone="waiting">{t('Old')}</StateBadge>
            </div>
          )}
        </>
      ),
    },
    displayColumn('code', t('Code'), 106, (entry) => (
      <CodeCell key={entry.version} entry={entry} onSetUp={() => table.open('code', entry.id)} />
    )),
    displayColumn('actions', t('Actions'), 130, (entry) => (
      <EntryActions entry={entry} table={table} />
    )),
  ];
}
