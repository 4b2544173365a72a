import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge, type Tone } from '#ui/feedback/StateBadge.tsx';
import { timeAgo } from '#ui/moments.ts';
import { type Column, displayColumn, NO_VALUE } from '#ui/tables/data-table/column.ts';
import { GoToEntryButton } from '../GoToEntryButton.tsx';
import { SCORE_LABELS } from '../strength/StrengthMeter.tsx';
import type { ScoredEntry } from './findings.ts';

export interface SharedEntry extends ScoredEntry {
  group: string;
}

const TONES: readonly Tone[] = ['bad', 'bad', 'waiting'];

export function healthColumns(now: number) {
  const columns = {
    platform: {
      id: 'platform',
      header: t('Platform'),
      value: (entry) => entry.platform,
    },
    user: { id: 'user', header: t('User'), value: (entry) => entry.user, missing: '–' },
    strength: {
      id: 'strength',
      header: t('Strength'),
      value: ({ score }) => (score === null ? null : String(score)),
      format: (score: string) => SCORE_LABELS[Number(score) as 0],
      width: 120,
      render: ({ score }, text) => {
        const tone = TONES[score ?? NaN];
        return tone ? <StateBadge tone={tone}>{text}</StateBadge> : text || NO_VALUE;
      },
    },
    changed: {
      id: 'changed',
      header: t('Changed'),
      value: (entry) => entry.password_changed_at,
      format: (at: string) => timeAgo(at, now),
    },
    actions: displayColumn('actions', t('Actions'), 110, (entry) => (
      <GoToEntryButton entry={entry} />
    )),
  } satisfies Record<string, Column<ScoredEntry>>;
  const { platform, user, strength, changed, actions } = columns;
  const group: Column<SharedEntry> = {
    id: 'group',
    header: t('Same password'),
    value: (entry) => entry.group,
  };
  return {
    weak: [platform, user, strength, changed, actions],
    shared: [group, platform, user, strength, actions],
    old: [platform, user, changed, strength, actions],
  };
}
