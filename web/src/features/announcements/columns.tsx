import type { ManagedAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { RowMenu } from '@intranet/ui/tables/row-edit/RowMenu.tsx';
import { Anchor } from '@mantine/core';
import { IconBellRinging, IconListCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readersText } from '#features/groups/shared/readers-text.ts';

export type AnnouncementDialogName = 'edit' | 'confirmations' | 'remind' | 'remove';

const audienceText = ({ readers }: ManagedAnnouncement): string =>
  readers ? readersText(readers) : t('Everybody with an account');

const confirmedText = ({ confirmed, people }: ManagedAnnouncement): string =>
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

const mayRemind = (one: ManagedAnnouncement, today: Day): boolean =>
  one.confirm_by !== null && stateOf(one, today) === 'shown' && one.confirmed < one.people;

interface CellButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A cell's text that opens a dialog. */
const CellButton = ({ label, onClick, children }: CellButtonProps) => (
  <Anchor component="button" type="button" inherit ta="start" aria-label={label} onClick={onClick}>
    {children}
  </Anchor>
);

export function announcementColumns(
  today: Day,
  onOpen: (dialog: AnnouncementDialogName, announcement: ManagedAnnouncement) => void,
): Column<ManagedAnnouncement>[] {
  return [
    {
      id: 'title',
      header: t('Title'),
      value: ({ title }) => title,
      render: (one, text) => (
        <CellButton onClick={() => onOpen('edit', one)} label={t('Edit {name}', { name: text })}>
          {text}
        </CellButton>
      ),
      minWidth: 200,
    },
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
      id: 'confirm_by',
      header: t('Confirm by'),
      kind: 'date',
      value: ({ confirm_by }) => confirm_by,
    },
    {
      id: 'confirmed',
      header: t('Confirmed'),
      value: (one) => (one.confirm_by ? confirmedText(one) : null),
      missing: t('Not required'),
      render: (one, text) =>
        one.confirm_by ? (
          <CellButton
            onClick={() => onOpen('confirmations', one)}
            label={`${text}, ${t('Confirmations for “{title}”', { title: one.title })}`}
          >
            {text}
          </CellButton>
        ) : (
          text
        ),
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
                  label: t('Confirmations'),
                  Icon: IconListCheck,
                  onClick: () => onOpen('confirmations', one),
                },
              ]
            : []),
          ...(mayRemind(one, today)
            ? [
                {
                  label: t('Remind now'),
                  Icon: IconBellRinging,
                  onClick: () => onOpen('remind', one),
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
