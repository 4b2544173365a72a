import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, Indicator } from '@mantine/core';
import {
  type Icon,
  IconChecklist,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMailX,
  IconMenu2,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { homeLinkLabel } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { Bell } from '#features/notifications/Bell.tsx';
import { failedMailsQuery } from '#features/outbox/api.ts';
import { CommandPalette } from '../search/palette/CommandPalette.tsx';
import { Brand } from './Brand.tsx';
import classes from './Header.module.css';
import { useApprovalsCount } from './main-pages.ts';
import { UserMenu } from './UserMenu.tsx';

interface CountedLinkProps {
  to: string;
  icon: Icon;
  label: string;
  count: number;
  color?: 'brand' | 'red';
}

function CountedLink({ to, icon: Picture, label, count, color = 'brand' }: CountedLinkProps) {
  return (
    <Indicator
      label={<span aria-hidden>{count}</span>}
      disabled={count === 0}
      color={color}
      size={18}
      offset={{ x: 4, y: 7 }}
      zIndex={1}
    >
      <ActionIcon
        component={Link}
        to={to}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        title={label}
      >
        <Picture size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}

function ApprovalsLink() {
  const { canApprove, count } = useApprovalsCount();
  // Without requests as well, so that nothing moves when the number arrives.
  if (!canApprove) return null;
  const label = count > 0 ? t('Approvals: {count} waiting', { count }) : t('Approvals');
  return <CountedLink to="/approvals" icon={IconChecklist} label={label} count={count} />;
}

/** Shown to admins while emails have failed (D65). */
function FailedMailsLink({ user }: { user: StoredUser }) {
  const { data: count = 0 } = useQuery({
    ...failedMailsQuery,
    enabled: user.role === 'admin',
    refetchInterval: 60_000,
  });
  if (user.role !== 'admin' || count === 0) return null;
  const label = t('{count, plural, one {# email failed} other {# emails failed}}', { count });
  const failed = '/outbox?state=failed';
  return <CountedLink to={failed} icon={IconMailX} label={label} count={count} color="red" />;
}

interface Sidebar {
  id: string;
  open: boolean;
  toggle: () => void;
  button: Ref<HTMLButtonElement>;
}

function MenuButton({ narrow, id, open, toggle, button }: Sidebar & { narrow: boolean }) {
  const [Expand, Collapse] = narrow
    ? [IconMenu2, IconX]
    : [IconLayoutSidebarLeftExpand, IconLayoutSidebarLeftCollapse];
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      size="lg"
      ml={narrow ? -8 : 0}
      onClick={toggle}
      aria-label={open ? t('Close menu') : t('Open menu')}
      aria-expanded={open}
      aria-controls={id}
    >
      {open ? <Collapse size={22} aria-hidden /> : <Expand size={22} aria-hidden />}
    </ActionIcon>
  );
}

interface HeaderProps {
  user: StoredUser | null;
  /** True at 768 px or less: icons replace logo and search box (spec §9), and the bar has approvals. */
  narrow: boolean;
  sidebar: Sidebar;
}

export function Header({ user, narrow, sidebar }: HeaderProps) {
  return (
    <Group h="100%" px="md" gap={narrow ? 'xs' : 'md'} justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" className={classes.start}>
        {user && <MenuButton narrow={narrow} {...sidebar} />}
        <Brand
          user={user}
          narrow={narrow}
          renderRoot={(props) => <Link to="/home" aria-label={homeLinkLabel()} {...props} />}
        />
      </Group>
      {user && <CommandPalette user={user} withBox={!narrow} />}
      <Group gap="sm" wrap="nowrap" justify="flex-end" className={classes.end}>
        {/* Visitors sign in on the page itself. */}
        {user && (
          <>
            <FailedMailsLink user={user} />
            {!narrow && <Bell />}
            {!narrow && <ApprovalsLink />}
            <UserMenu user={user} />
          </>
        )}
      </Group>
    </Group>
  );
}
