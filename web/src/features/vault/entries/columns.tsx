import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import type { Moments } from '@intranet/ui/days/moments.ts';
import { timeAgo } from '@intranet/ui/days/time-ago.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { INITIALS_COLOURS } from '@intranet/ui/people/PersonAvatar.tsx';
import { type Column, displayColumn, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { Anchor, Avatar, Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { isOld } from '../health/findings.ts';
import { CodeCell } from '../secrets/CodeCell.tsx';
import { copyText } from '../secrets/clipboard.ts';
import { CopyButton } from '../secrets/SecretButtons.tsx';
import { SecretCell } from '../secrets/SecretCell.tsx';
import { EditRow } from './EditRow.tsx';
import { EntryActions, type EntryTable } from './EntryActions.tsx';
import { RotationMark, SharedMark } from './EntryMarks.tsx';
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
  entry: ListedEntry;
  narrow: boolean;
}

interface PlatformProps {
  entry: Pick<ListedEntry, 'platform'>;
  /** Stands behind the name. */
  aside?: ReactNode;
  /** Stands below it, so that the column stays narrow. */
  below?: ReactNode;
}

export const PlatformCell = ({ entry, aside, below }: PlatformProps) => (
  <Group component="span" gap={8} wrap="nowrap">
    <Avatar
      aria-hidden
      size={20}
      radius="sm"
      tt="uppercase"
      name={entry.platform}
      color="initials"
      allowedInitialsColors={INITIALS_COLOURS}
    >
      <Text span inherit fz={12}>
        {[...entry.platform.trim()][0]}
      </Text>
    </Avatar>
    <span>
      <Text span inherit lineClamp={2} title={entry.platform}>
        {entry.platform}
      </Text>
      {below}
    </span>
    {aside}
  </Group>
);

export const EntryName = ({ entry }: Pick<CellProps, 'entry'>) => (
  <PlatformCell
    entry={entry}
    aside={<SharedMark entry={entry} />}
    below={<RotationMark entry={entry} />}
  />
);

function UserCell({ entry: { user, platform }, narrow }: CellProps) {
  if (user === '') return NO_VALUE;
  return (
    <Group gap={0} wrap="nowrap" my={-4}>
      <Box flex={1} miw={0}>
        <bdi className={classes.cut} title={user}>
          {narrow ? breakable(user) : user}
        </bdi>
      </Box>
      <CopyButton
        label={t('Copy user of {platform}', { platform })}
        copy={() => copyText(Promise.resolve(user))}
      />
    </Group>
  );
}

function webLink(link: string): URL | null {
  const url = URL.parse(link);
  return url && ['https:', 'http:'].includes(url.protocol) ? url : null;
}

const hostOf = ({ link }: ListedEntry) => webLink(link)?.host.replace(/^www\./, '') ?? link;

/** A web link that opens without referrer or opener; other text, such as `javascript:`, is no link. */
function LinkCell({ entry, narrow }: CellProps) {
  const { link } = entry;
  if (link === '') return NO_VALUE;
  const url = webLink(link);
  if (!url)
    return (
      <span className={classes.cut} title={link}>
        {breakable(link)}
      </span>
    );
  return (
    <Anchor
      className={classes.cut ?? ''}
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
): Column<ListedEntry>[] {
  const { narrow, manages } = table;
  const isEdited = (entry: ListedEntry) => entry.id === table.editing;
  return [
    {
      id: 'platform',
      header: t('Platform'),
      value: (entry) => entry.platform,
      minWidth: 140,
      spans: isEdited,
      render: (entry) =>
        isEdited(entry) ? <EditRow entry={entry} /> : <EntryName entry={entry} />,
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
      minWidth: 176,
      render: (entry) => <UserCell entry={entry} narrow={narrow} />,
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
          hides={!manages}
        />
      ),
      118,
    ),
    {
      ...displayColumn<ListedEntry>('code', t('Code'), (entry) =>
        entry.has_code ? <CodeCell key={entry.version} entry={entry} hides={!manages} /> : NO_VALUE,
      ),
      sortName: t('One-time code'),
      minWidth: 132,
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
