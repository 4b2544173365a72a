import { redirectFor } from '@intranet/contract/pages.ts';
import { NavLink, ScrollArea } from '@mantine/core';
import {
  IconChecklist,
  IconHistory,
  IconHome,
  IconMail,
  IconPlane,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StoredUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';

interface Entry {
  label: string;
  path: string;
  icon: ReactNode;
}

const size = 20;
const HOME: Entry = { label: 'Home', path: '/home', icon: <IconHome size={size} /> };
const PEOPLE: Entry[] = [{ label: 'Vacation', path: '/vacation', icon: <IconPlane size={size} /> }];
const APPROVALS: Entry = {
  label: 'Approvals',
  path: '/approvals',
  icon: <IconChecklist size={size} />,
};
const AUDIT: Entry = { label: 'Audit log', path: '/audit', icon: <IconHistory size={size} /> };
const ADMIN: Entry = { label: 'Admin', path: '/admin', icon: <IconUsersGroup size={size} /> };
const OUTBOX: Entry = { label: 'Outbox', path: '/outbox', icon: <IconMail size={size} /> };

interface SidebarProps {
  user: StoredUser;
  path: string;
  onNavigate: () => void;
}

export function Sidebar({ user, path, onNavigate }: SidebarProps) {
  const { data: me } = useQuery(currentUserQuery);
  const link = ({ label, path: to, icon }: Entry) =>
    redirectFor(to, user) === null && (
      <NavLink
        key={to}
        component={Link}
        to={to}
        label={label}
        leftSection={icon}
        active={path === to}
        {...(path === to && { 'aria-current': 'page' })}
        onClick={onNavigate}
      />
    );
  return (
    <ScrollArea p="xs" type="auto">
      {link(HOME)}
      <NavLink
        component="button"
        label="People"
        leftSection={<IconUsers size={size} />}
        defaultOpened
      >
        {PEOPLE.map(link)}
      </NavLink>
      {me?.can_approve && link(APPROVALS)}
      {link(ADMIN)}
      {link(AUDIT)}
      {link(OUTBOX)}
    </ScrollArea>
  );
}
