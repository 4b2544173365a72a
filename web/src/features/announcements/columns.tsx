import type { ManagedAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { RowMenu } from '@intranet/ui/tables/row-edit/RowMenu.tsx';
import { IconPencil, IconTrash, IconUserQuestion } from '@tabler/icons-react';
import { readersText } from '#features/groups/shared/readers-text.ts';

export type AnnouncementDialogName = 'edit' | 'unconfirmed' | 'remove';

const audienceText = ({ readers }: ManagedAnnouncement): string =>
  readers ? readersText(readers) : t('Everybody who is signed in');

export const confirmedText = ({ confirmed, people }: ManagedAnnouncement): string =>
  t('{confirmed} of {people}', { confirmed, people });

type State = 'shown' | 'planned' | 'ended';

const stateOf = ({ from, until }: ManagedAnnouncement, today: Day): State => {
  if (from > today) return 'planned';
  return until !== null && until < today ? 'ended' : 'shown';
};

const LABELS: Record<State, string> = {
  shown: tc('announcement', 'Shown'),
  planned: tc('announcement', 'Planned'),
  ended: tc('announcement', 'Ended'),
};
const TONES = { shown: 'good', planned: 'waiting', ended: 'quiet' } as const;

export function announcementColumns(
  today: Day,
  onOpen: (dialog: AnnouncementDialogName, announcement: ManagedAnnouncement) => void,
): Column<ManagedAnnouncement>[] {
  return [
    { id: 'title', header: t('Title'), value: ({ title }) => title, minWidth: 200 },
    { id: 'audience', header: t('Audience'), value: audienceText, sortable: false },
    { id: 'from', header: t('First day'), kind: 'date', value: ({ from }) => from },
    { id: 'until', header: t('Last day'), kind: 'date', value: ({ until }) => until },
    {
      id: 'pinned',
      header: t('Pinned'),
      value: ({ pinned }) => (pinned ? t('Pinned') : null),
      nowrap: true,
    },
    {
      id: 'confirmed',
      header: t('Confirmed'),
      value: (one) => (one.confirm_by ? confirmedText(one) : null),
      missing: t('Not required'),
      nowrap: true,
      sortable: false,
    },
    {
      id: 'state',
      header: t('State'),
      value: (one) => LABELS[stateOf(one, today)],
      render: (one, text) => <StateBadge tone={TONES[stateOf(one, today)]}>{text}</StateBadge>,
      nowrap: true,
    },
    displayColumn('actions', t('Actions'), (one) => (
      <RowMenu
        name={one.title}
        items={[
          { label: t('Edit'), Icon: IconPencil, onClick: () => onOpen('edit', one) },
          ...(one.confirm_by
            ? [
                {
                  label: t('Who hasn’t confirmed'),
                  Icon: IconUserQuestion,
                  onClick: () => onOpen('unconfirmed', one),
                },
              ]
            : []),
          {
            label: t('Remove'),
            Icon: IconTrash,
            danger: true,
            onClick: () => onOpen('remove', one),
          },
        ]}
      />
    )),
  ];
}
