import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { type Column, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import type { RowSummary } from '@intranet/ui/tables/data-table/row-summary.ts';
import { Group, Text } from '@mantine/core';
import { areaColumn } from '../shared/areas.ts';
import { AwayBadge } from './AwayBadge.tsx';
import { EmailLink, PhoneLink } from './reach.tsx';

function NameCell({ person }: { person: Colleague }) {
  return (
    <Group component="span" gap={10} wrap="nowrap">
      <PersonAvatar name={person.name} photo={person.photo} size={28} />
      <Group component="span" gap="2px 8px">
        <bdi>{person.name}</bdi>
        <AwayBadge {...person} />
      </Group>
    </Group>
  );
}

export const DIRECTORY_COLUMNS: readonly Column<Colleague>[] = [
  {
    id: 'name',
    header: t('Name'),
    value: ({ name }) => name,
    render: (person) => <NameCell person={person} />,
    minWidth: 220,
  },
  {
    id: 'position',
    header: t('Position'),
    value: ({ cargo }) => positionName(cargo),
    nowrap: true,
  },
  areaColumn(({ area }) => area),
  {
    id: 'email',
    header: t('Email'),
    value: ({ email }) => email,
    render: ({ email }) => (email ? <EmailLink email={email} /> : NO_VALUE),
    sortable: false,
  },
  {
    id: 'phone',
    header: t('Phone'),
    value: ({ phone }) => phone,
    render: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : NO_VALUE),
    sortable: false,
  },
];

/** A person on a phone. The press opens the profile, which has the links to write and call. */
export const personSummary = (person: Colleague): RowSummary => ({
  title: (
    <Group component="span" gap={10} wrap="nowrap">
      <PersonAvatar name={person.name} photo={person.photo} size={36} />
      <span>
        <Text component="bdi" inherit display="block">
          {person.name}
        </Text>
        <Text span inherit fw={400} c="dimmed">
          {positionName(person.cargo)} · {areaName(person.area)}
        </Text>
      </span>
    </Group>
  ),
  aside: <AwayBadge {...person} />,
});
