import type { DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { inTime } from '@intranet/contract/allhands/next-quarter.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import type { QuarterReaders } from '@intranet/contract/allhands/readers-endpoints.ts';
import { formatDay } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { Button, Group } from '@mantine/core';
import { nameOf, stateOf } from './versions.ts';

export interface DeckRowActions {
  onEdit: (quarter: string) => void;
  /** Only under "Advanced". */
  onExport: ((version: DeckVersion) => void) | undefined;
  onReaders: (quarter: string) => void;
  onTakeBack: (version: DeckVersion) => void;
}

const NONE = { missing: '–' };

function Actions({ version, ...actions }: DeckRowActions & { version: DeckVersion }) {
  const { onEdit, onExport, onReaders, onTakeBack } = actions;
  const { moments } = useMoments();
  const { quarter, id, shown, readable, published_at } = version;
  const name = nameOf(version, published_at ? moments.minute(published_at) : '');
  const look = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <Group gap={6}>
      {shown && readable && (
        <Button
          component="a"
          href={`/allhands?quarter=${quarter}`}
          {...look}
          aria-label={t('View {name}', { name })}
        >
          {t('View')}
        </Button>
      )}
      {shown && readable && (
        <Button {...look} aria-label={t('Edit {name}', { name })} onClick={() => onEdit(quarter)}>
          {t('Edit')}
        </Button>
      )}
      {shown && (
        <Button
          {...look}
          aria-label={t('Readers of {name}', { name })}
          onClick={() => onReaders(quarter)}
        >
          {t('Readers')}
        </Button>
      )}
      {onExport && (
        <Button
          {...look}
          aria-label={t('Export JSON for {name}', { name })}
          onClick={() => onExport(version)}
        >
          {t('Export JSON')}
        </Button>
      )}
      {shown && id !== null && (
        <Button
          {...look}
          aria-label={t('Unpublish {name}', { name })}
          onClick={() => onTakeBack(version)}
        >
          {t('Unpublish')}
        </Button>
      )}
    </Group>
  );
}

/** For example "Signed in", or the last day of a link. */
function readersText(quarter: string, all: readonly QuarterReaders[]): string {
  const rule = all.find((one) => one.quarter === quarter);
  if (!rule || rule.readers === 'public') return tc('deck', 'Public');
  if (rule.link_ends_on === null) return tc('deck', 'Signed in');
  const day = formatDay(rule.link_ends_on);
  return rule.link_open
    ? t('Signed in, or with a link until {day}', { day })
    : t('Signed in; the link ended on {day}', { day });
}

export function deckColumns(
  decks: readonly DeckVersion[],
  readers: readonly QuarterReaders[],
  moments: Moments,
  actions: DeckRowActions,
): Column<DeckVersion>[] {
  return [
    {
      id: 'quarter',
      header: t('Quarter'),
      value: ({ quarter }) => inTime(quarter),
      format: (_, { quarter }) => quarterText(quarter),
    },
    {
      id: 'state',
      header: t('State'),
      value: (version) => stateOf(version)[0],
      render: (version, text) => <StateBadge tone={stateOf(version)[1]}>{text}</StateBadge>,
    },
    {
      ...NONE,
      id: 'readers',
      header: t('Readers'),
      value: ({ quarter, shown }) => (shown ? readersText(quarter, readers) : null),
    },
    {
      id: 'published',
      header: t('Published'),
      value: ({ published_at }) => published_at,
      kind: 'moment',
      moments,
      missing: '–',
      hidden: decks.every(({ published_at }) => !published_at),
    },
    {
      ...NONE,
      id: 'by',
      header: t('By'),
      value: ({ published_by }) => published_by ?? t('Built in'),
    },
    {
      ...NONE,
      id: 'taken_back',
      header: t('Unpublished'),
      hidden: decks.every(({ taken_back_at }) => !taken_back_at),
      value: ({ taken_back_at }) => taken_back_at,
      format: (at, { taken_back_by }) =>
        t('{at} by {name}', { at: moments.minute(at), name: taken_back_by ?? '' }),
    },
    displayColumn('actions', t('Actions'), (version) => <Actions version={version} {...actions} />),
  ];
}
