import type { HubUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import {
  onOrOff,
  type UserState,
  userState,
  userStateLabel,
} from '@intranet/contract/accounts/user-state.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { timeAgo } from '@intranet/ui/days/time-ago.ts';
import { StateBadge, type Tone } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNarrowElement } from '@intranet/ui/hooks/use-narrow-element.ts';
import { type Column, displayColumn, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { RowActions } from '@intranet/ui/tables/row-edit/RowActions.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { Box, Title } from '@mantine/core';
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useLongList } from '#features/people/shared/use-long-list.ts';
import { userPageQuery, usersQuery } from './api.ts';
import type { ChosenUser } from './chosen-user.ts';

const NOBODY: HubUser[] = [];

/** One field for all, so that no filter has the name of a form's field above. */
const FILTERS = [
  searchFilter(
    t('Search users'),
    ({ username, email, role, area }: HubUser) =>
      [username, email, roleLabel(role), areaName(area ?? '')].join('\n'),
    { key: 'user', label: t('Search users') },
  ),
];

/** States that somebody should look after stand out. */
const STATE_TONES: Partial<Record<UserState, Tone>> = {
  must_change: 'waiting',
  invited: 'waiting',
  locked: 'bad',
};

const stateOf = (user: HubUser) => userStateLabel(userState(user));

const summary = (user: HubUser) => ({
  title: user.username,
  detail: [roleLabel(user.role), user.area && areaName(user.area)].filter(Boolean).join(' · '),
  aside: stateOf(user),
  shows: ['username', 'role', 'area', 'state'],
});

interface Table {
  moments: Moments;
  now: number;
  narrow: boolean;
  onChoose: (chosen: ChosenUser) => void;
  /** Opens the panel of an account. */
  onOpen: (id: number) => void;
}

function userColumns({ moments, now, narrow, onChoose, onOpen }: Table): Column<HubUser>[] {
  return [
    { id: 'username', header: t('Name'), value: (user) => user.username },
    { id: 'email', header: t('Email'), value: (user) => user.email, hidden: !narrow },
    { id: 'role', header: t('Role'), value: (user) => roleLabel(user.role), nowrap: true },
    {
      id: 'area',
      header: t('Area'),
      value: (user) => user.area && areaName(user.area),
      nowrap: true,
    },
    {
      id: 'two_factor',
      header: t('Two-factor'),
      value: (user) => onOrOff(user.two_factor),
    },
    {
      id: 'last_sign_in',
      header: t('Last sign-in'),
      kind: 'moment',
      moments,
      value: (user) => user.last_sign_in,
      render: ({ last_sign_in: at }) =>
        at === null ? (
          NO_VALUE
        ) : (
          <time dateTime={at} title={moments.minute(at)}>
            {timeAgo(at, now)}
          </time>
        ),
    },
    {
      id: 'state',
      header: t('State'),
      value: stateOf,
      nowrap: true,
      render: (user, state) => {
        const tone = STATE_TONES[userState(user)];
        return tone ? <StateBadge tone={tone}>{state}</StateBadge> : state;
      },
    },
    displayColumn('actions', t('Actions'), (user) => (
      <RowActions
        name={user.username}
        editActions={null}
        onEdit={() => onOpen(user.account_id)}
        editDisabled={false}
        others={[
          {
            label: t('Reset Password'),
            Icon: IconKey,
            onClick: () => onChoose({ form: 'reset-password', user }),
          },
          {
            label: t('Update Username'),
            Icon: IconPencil,
            onClick: () => onChoose({ form: 'update-username', user }),
          },
          {
            label: t('Delete User'),
            Icon: IconTrash,
            danger: true,
            onClick: () => onChoose({ form: 'delete-user', user }),
          },
        ]}
        narrow={narrow}
      />
    )),
  ];
}

/** All accounts. Edit opens the panel of one; an action fills in one of the forms above. */
export function UserList({ onChoose, onOpen }: Pick<Table, 'onChoose' | 'onOpen'>) {
  const { pageOf, query } = useLongList('users', usersQuery, userPageQuery);
  const server = useServerPage(pageOf, FILTERS, 'username:asc');
  const users = server?.rows ?? query.data ?? NOBODY;
  const { moments } = useMoments();
  const [now] = useState(() => Date.now());
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const list = useFilteredRows(users, FILTERS, 'username:asc', { page: server?.page });
  const columns = useMemo(
    () => userColumns({ moments, now, narrow, onChoose, onOpen }),
    [moments, now, narrow, onChoose, onOpen],
  );
  return (
    <Box ref={frame} mt="md">
      <Title order={2} mb="sm">
        {t('Users')}
      </Title>
      <DataTable
        label={t('Users')}
        noun={(count) => t('{count, plural, one {# user} other {# users}}', { count })}
        {...list.table}
        {...(server ? { fetchRows: server.fetchRows } : { all: users })}
        search={<FilterBar {...list.bar} />}
        columns={columns}
        rowKey={(user) => user.username}
        empty={t('No users yet')}
        {...tableState(query, ...(server ? [server.source] : []))}
        summary={summary}
        exportName
      />
    </Box>
  );
}
