import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import type { Profile } from '@intranet/contract/people/directory-endpoints.ts';
import { Button, Group } from '@mantine/core';
import {
  IconCalendarEvent,
  IconDoorExit,
  IconKey,
  IconListDetails,
  IconUserCog,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';

interface Action {
  label: string;
  Icon: TablerIcon;
  to: string;
  search: Record<string, string>;
}

function actionsOf({ employee_id, name, has_left, account_id, is_own }: Profile): Action[] {
  const person = String(employee_id);
  const record = { name, ...(has_left && { active: 'N' }) };
  return [
    ...(is_own
      ? [{ label: t('Edit my account'), Icon: IconUserCog, to: '/account', search: {} }]
      : []),
    ...(has_left
      ? []
      : [
          {
            label: t('See leave in calendar'),
            Icon: IconCalendarEvent,
            to: '/calendar',
            search: { name },
          },
        ]),
    {
      label: t('Statement'),
      Icon: IconListDetails,
      to: '/vacation_admin',
      search: { ...record, statement: person },
    },
    { label: t('Departure'), Icon: IconDoorExit, to: '/leaving', search: { person } },
    { label: t('Employee record'), Icon: IconUserCog, to: '/vacation_admin', search: record },
    ...(account_id === null
      ? []
      : [
          {
            label: t('User account'),
            Icon: IconKey,
            to: '/admin',
            search: { account: String(account_id) },
          },
        ]),
  ];
}

/** Links to what the reader's role may open of this person. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const user = usePageUser();
  const actions = actionsOf(profile).filter(({ to }) => mayOpen(to, user));
  if (actions.length === 0) return null;
  return (
    <Group gap="xs" data-print="hide">
      {actions.map(({ label, Icon, to, search }) => (
        <Button
          key={label}
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to={to} search={search} />}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
