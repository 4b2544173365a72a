import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { type Moments, timeAgo } from '@intranet/ui/days/moments.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { INITIALS_COLOURS } from '@intranet/ui/people/PersonAvatar.tsx';
import { type Column, displayColumn, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { Anchor, Avatar, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { isOld } from '../health/findings.ts';
import { CodeCell } from '../secrets/CodeCell.tsx';
import { copyText } from '../secrets/clipboard.ts';
import { CopyButton } from '../secrets/SecretButtons.tsx';
import { SecretCell } from '../secrets/SecretCell.tsx';
import { EditRow } from './EditRow.tsx';
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

interface CellProps {
  entry: VaultEntry;
  narrow: boolean;
}

export const PlatformTile = ({ entry: { platform } }: Pick<CellProps, 'entry'>) => (
  <Avatar
    aria-hidden
    className={classes.tile ?? ''}
    radius="sm"
    name={platform}
    color="initials"
    allowedInitialsColors={INITIALS_COLOURS}
  >
    <span data-letter={[...platform.trim()][0]} />
  </Avatar>
);

export const PlatformCell = ({ entry }: Pick<CellProps, 'entry'>) => (
  <span className={classes.platform}>
    <PlatformTile entry={entry} />
    <span className={classes.name} title={entry.platform}>
      {entry.platform}
    </span>
  </span>
);

function UserCell({ entry: { user, platform } }: Pick<CellProps, 'entry'>) {
  if (user === '') return NO_VALUE;
  return (
    <div className={classes.copied}>
      <CopyButton
        label={t('Copy user of {platform}', { platform })}
        copy={() => copyText(Promise.resolve(user))}
      />
      <bdi title={user}>
        {user.split(/(?<=@)/).map((part) => (
          <span key={part} className={classes.part}>
            {part}
          </span>
        ))}
      </bdi>
    </div>
  );
}

function webLink(link: string): URL | null {
  const url = URL.parse(link);
  return url && ['https:', 'http:'].includes(url.protocol) ? url : null;
}

const hostOf = ({ link }: VaultEntry) => webLink(link)?.host.replace(/^www\./, '') ?? link;

/** A web link that opens without referrer or opener; other text, such as `javascript:`, is no link. */
function LinkCell({ entry, narrow }: CellProps) {
  const { link } = entry;
  if (link === '') return NO_VALUE;
  const url = webLink(link);
  if (!url)
    return (
      <span className={classes.link} title={link}>
        {breakable(link)}
      </span>
    );
  return (
    <Anchor
      className={classes.link ?? ''}
      title={link}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      inherit
    >
      {narrow ? breakable(link) : hostOf(entry)}
    </Anchor>
  );
}

function ChangedCell({ at, day, now }: { at: string; day: string; now: number }) {
  const ago = timeAgo(at, now);
  return (
    <time dateTime={at} title={day}>
      {isOld(at, now) ? (
        <>
          <StateBadge tone="waiting">{ago}</StateBadge> <VisuallyHidden>{t('Old')}</VisuallyHidden>
        </>
      ) : (
        ago
      )}
    </time>
  );
}

/** The edited row is a form (spec §2). @param now in milliseconds, for the passwords' age */
export function entryColumns(
  table: EntryTable,
  moments: Moments,
  now: number,
): Column<VaultEntry>[] {
  const { narrow } = table;
  const isEdited = (entry: VaultEntry) => entry.id === table.editing;
  return [
    {
      id: 'platform',
      header: t('Platform'),
      value: (entry) => entry.platform,
      minWidth: 140,
      spans: isEdited,
      render: (entry) =>
        isEdited(entry) ? <EditRow entry={entry} /> : <PlatformCell entry={entry} />,
    },
    {
      id: 'link',
      header: t('Link'),
      value: hostOf,
      inFile: (entry) => entry.link,
      minWidth: 130,
      render: (entry) => <LinkCell entry={entry} narrow={narrow} />,
    },
    {
      id: 'user',
      header: t('User'),
      value: (entry) => entry.user,
      minWidth: 180,
      render: (entry) => <UserCell entry={entry} />,
    },
    displayColumn(
      'password',
      t('Password'),
      (entry) => (
        // A new version must not show the old password, so the key resets the cell.
        <SecretCell
          key={`${entry.version} ${isEdited(entry)}`}
          id={entry.id}
          name={entry.platform}
        />
      ),
      118,
    ),
    {
      ...displayColumn<VaultEntry>('code', t('Code'), (entry) =>
        entry.has_code ? <CodeCell key={entry.version} entry={entry} /> : NO_VALUE,
      ),
      sortName: t('One-time code'),
      minWidth: 128,
    },
    {
      id: 'changed',
      header: t('Changed'),
      value: (entry) => entry.password_changed_at,
      format: moments.day,
      nowrap: true,
      render: ({ password_changed_at: at }) => (
        <ChangedCell at={at} day={moments.day(at)} now={now} />
      ),
    },
    displayColumn('actions', t('Actions'), (entry) => <EntryActions entry={entry} table={table} />),
  ];
}
