import { t } from '@intranet/contract/core/i18n/t.ts';
import { HomeTile, Logo } from '@intranet/ui/page/Logo.tsx';
import { ActionIcon, Burger, Group, Text } from '@mantine/core';
import {
  type Icon,
  IconChecklist,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMailX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { companyName, homeLinkLabel } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { failedMailsQuery } from '#features/outbox/api.ts';
import { CommandPalette } from '../search/palette/CommandPalette.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import classes from './Header.module.css';
import { useApprovalsCount } from './main-pages.ts';
import { UserMenu } from './UserMenu.tsx';

interface CountedLinkProps {
  to: string;
  icon: Icon;
  label: string;
  count: number;
  tone?: 'bad';
}

function CountedLink({ to, icon: Picture, label, count, tone }: CountedLinkProps) {
  return (
    <ActionIcon
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      className={classes.counted ?? ''}
    >
      <Picture size={22} aria-hidden />
      {count > 0 && (
        <span className={classes.count} data-tone={tone}>
          {count}
        </span>
      )}
    </ActionIcon>
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
  return <CountedLink to={failed} icon={IconMailX} label={label} count={count} tone="bad" />;
}

interface Sidebar {
  id: string;
  open: boolean;
  toggle: () => void;
  button: Ref<HTMLButtonElement>;
}

function MenuButton({ narrow, id, open, toggle, button }: Sidebar & { narrow: boolean }) {
  const state = {
    onClick: toggle,
    'aria-label': open ? t('Close menu') : t('Open menu'),
    'aria-expanded': open,
    'aria-controls': id,
  };
  if (narrow)
    return (
      <Burger ref={button} opened={open} size="sm" className={classes.burger ?? ''} {...state} />
    );
  const Icon = open ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <ActionIcon ref={button} variant="subtle" color="gray" size="lg" {...state}>
      <Icon size={22} aria-hidden />
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
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" className={classes.start}>
        {user && <MenuButton narrow={narrow} {...sidebar} />}
        <Link to="/home" className={classes.logo} aria-label={homeLinkLabel()}>
          {narrow ? <HomeTile /> : <Logo />}
          <Text fw={600} truncate>
            {companyName()}
          </Text>
        </Link>
        <DemoNotice user={user} />
      </Group>
      {user && <CommandPalette user={user} withBox={!narrow} />}
      <Group gap="sm" wrap="nowrap" className={classes.end}>
        {/* Visitors sign in on the page itself. */}
        {user && (
          <>
            <FailedMailsLink user={user} />
            {!narrow && <ApprovalsLink />}
            <UserMenu user={user} />
          </>
        )}
      </Group>
    </Group>
  );
}
