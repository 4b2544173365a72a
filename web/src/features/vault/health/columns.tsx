import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge, type Tone } from '#ui/feedback/StateBadge.tsx';
import { timeAgo } from '#ui/moments.ts';
import { type Column, displayColumn, NO_VALUE } from '#ui/tables/data-table/column.ts';
import { PlatformCell } from '../entries/columns.tsx';
import { GoToEntryButton } from '../GoToEntryButton.tsx';
import { SCORE_LABELS } from '../strength/StrengthMeter.tsx';
import type { ScoredEntry } from './findings.ts';
import classes from './health.module.css';

export interface SharedEntry extends ScoredEntry {
  others: string;
}

const TONES: readonly Tone[] = ['bad', 'bad', 'waiting'];

/** One grid and no sorting in the three lists, as the worst come first and groups stay together. */
const fixed = (width: number) => ({ width, most: width, sortable: false });
const asText = (_entry: unknown, text: string) => text || NO_VALUE;

/** The columns of all lists. */
export function healthColumns(now: number): Column<ScoredEntry>[] {
  return [
    {
      id: 'platform',
      header: t('Platform'),
      value: (entry) => entry.platform,
      ...fixed(300),
      render: (entry) => <PlatformCell entry={entry} />,
    },
    {
      id: 'user',
      header: t('User'),
      value: (entry) => entry.user,
      ...fixed(264),
      render: asText,
    },
    {
      id: 'strength',
      header: t('Strength'),
      value: ({ score }) => (score === null ? null : String(score)),
      format: (score: string) => SCORE_LABELS[Number(score) as 0],
      ...fixed(132),
      render: ({ score }, text) => {
        const tone = TONES[score ?? NaN];
        return tone ? <StateBadge tone={tone}>{text}</StateBadge> : text || NO_VALUE;
      },
    },
    {
      id: 'changed',
      header: t('Changed'),
      value: (entry) => entry.password_changed_at,
      format: (at: string) => timeAgo(at, now),
      ...fixed(132),
      render: asText,
    },
    displayColumn('actions', t('Actions'), 110, (entry) => <GoToEntryButton entry={entry} />),
  ];
}

const SharedName = (entry: SharedEntry) => (
  <span className={classes.name}>
    <PlatformCell entry={entry} />
    <span className={classes.others}>{entry.others}</span>
  </span>
);

export const sharedColumns = (columns: readonly Column<ScoredEntry>[]): Column<SharedEntry>[] =>
  columns.map((column) => ({
    ...column,
    ...(column.id === 'platform' && { render: SharedName }),
  }));
