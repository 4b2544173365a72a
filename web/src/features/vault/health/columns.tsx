import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { timeAgo } from '@intranet/ui/days/time-ago.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { Group } from '@mantine/core';
import { PlatformCell } from '../entries/columns.tsx';
import { GoToEntryButton } from '../GoToEntryButton.tsx';
import { SCORE_LABELS } from '../strength/StrengthMeter.tsx';
import type { Finding } from './findings.ts';
import classes from './health.module.css';

const FAIR = 2;
const andList = new Intl.ListFormat(currentLocale());

function reasonsOf({ score, weak, others, old }: Finding): string[] {
  return [
    ...(weak ? [SCORE_LABELS[score as 0]] : []),
    ...(others.length > 0 ? [t('Same as {names}', { names: andList.format(others) })] : []),
    ...(old ? [t('Older than a year')] : []),
  ];
}

const Reasons = ({ entry }: { entry: Finding }) => (
  <Group component="span" gap="4px 6px" className={classes.reasons}>
    {reasonsOf(entry).map((reason, index) => (
      <StateBadge
        key={reason}
        tone={index === 0 && entry.weak && entry.score !== FAIR ? 'bad' : 'waiting'}
      >
        {reason}
      </StateBadge>
    ))}
  </Group>
);

/** No sorting, as the worst come first. */
const unsorted = { sortable: false };

export function healthColumns(now: number): Column<Finding>[] {
  return [
    {
      id: 'platform',
      header: t('Platform'),
      value: (entry) => entry.platform,
      ...unsorted,
      render: (entry) => <PlatformCell entry={entry} />,
    },
    {
      id: 'user',
      header: t('User'),
      value: (entry) => entry.user,
      ...unsorted,
    },
    {
      id: 'reasons',
      header: t('Why'),
      value: (entry) => reasonsOf(entry).join(', '),
      ...unsorted,
      render: (entry) => <Reasons entry={entry} />,
    },
    {
      id: 'changed',
      header: t('Changed'),
      value: (entry) => entry.password_changed_at,
      format: (at: string) => timeAgo(at, now),
      ...unsorted,
      nowrap: true,
    },
    displayColumn('actions', t('Actions'), (entry) => <GoToEntryButton entry={entry} />),
  ];
}

export const healthSummary = (entry: Finding) => ({
  title: entry.platform,
  detail: <Reasons entry={entry} />,
  shows: ['platform', 'reasons'],
});
