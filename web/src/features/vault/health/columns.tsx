import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { timeAgo } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { GoButton } from '../GoButton.tsx';
import { SCORE_WORDS } from '../strength/score-labels.ts';
import type { useGoToEntry } from '../use-go-to-entry.ts';
import type { JudgedEntry } from './findings.ts';

export interface SharedEntry extends JudgedEntry {
  group: string;
}

const TONES = ['bad', 'bad', 'waiting', 'good', 'good'] as const;

const text = { kind: 'text' } as const;

const PLATFORM: Column<JudgedEntry> = {
  ...text,
  id: 'platform',
  header: 'Platform',
  value: (entry) => entry.platform,
  width: 170,
};

const USER: Column<JudgedEntry> = {
  ...text,
  id: 'user',
  header: 'User',
  value: (entry) => entry.user,
  width: 180,
};

const STRENGTH: Column<JudgedEntry> = {
  ...text,
  id: 'strength',
  header: 'Strength',
  value: ({ score }) => (score === null ? null : String(score)),
  format: (score: string) => SCORE_WORDS[Number(score) as 0],
  width: 120,
  render: ({ score }) =>
    score === null ? (
      ''
    ) : (
      <StateBadge tone={TONES[score as 0] ?? 'quiet'}>{SCORE_WORDS[score as 0]}</StateBadge>
    ),
};

const GROUP: Column<SharedEntry> = {
  ...text,
  id: 'group',
  header: 'Same password',
  value: (entry) => entry.group,
  width: 130,
};

/** @param now in milliseconds */
export function healthColumns(now: number, goTo: ReturnType<typeof useGoToEntry>) {
  const changed: Column<JudgedEntry> = {
    ...text,
    id: 'changed',
    header: 'Changed',
    value: (entry) => entry.password_changed_at,
    format: (at: string) => timeAgo(at, now),
    width: 130,
  };
  const go: Column<JudgedEntry> = {
    ...text,
    id: 'actions',
    header: 'Actions',
    value: () => null,
    sortable: false,
    exported: false,
    width: 110,
    render: (entry) => <GoButton name={entry.platform} onGo={() => goTo(entry, 'password')} />,
  };
  return {
    weak: [PLATFORM, USER, STRENGTH, changed, go],
    shared: [GROUP, PLATFORM, USER, STRENGTH, go] as Column<SharedEntry>[],
    old: [PLATFORM, USER, changed, STRENGTH, go],
  };
}
