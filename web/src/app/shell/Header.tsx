import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Burger, Group, Indicator, Text } from '@mantine/core';
import { IconChecklist, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { Logo } from '#ui/Logo.tsx';
import { CommandPalette } from '../search/palette/CommandPalette.tsx';
import classes from './Header.module.css';
import { useApprovalsCount } from './main-pages.ts';
import { UserMenu } from './UserMenu.tsx';

function ApprovalsLink() {
  const { canApprove, count } = useApprovalsCount();
  // Without requests as well, so that nothing moves when the number arrives.
  if (!canApprove) return null;
  const label = count > 0 ? t('Approvals: {count} waiting', { count }) : t('Approvals');
  return (
    <Indicator label={count} disabled={count === 0} size={18} color="red.8" offset={4}>
      <ActionIcon
        component={Link}
        to="/approvals"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        title={label}
      >
        <IconChecklist size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}

interface HeaderProps {
  user: StoredUser | null;
  /** True at 768 px or less: a home icon replaces logo and search (spec §9). */
  narrow: boolean;
  sidebar: { id: string; open: boolean; toggle: () => void; button: Ref<HTMLButtonElement> };
}

export function Header({ user, narrow, sidebar }: HeaderProps) {
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" className={classes.start}>
        {user && (
          <Burger
            ref={sidebar.button}
            opened={sidebar.open}
            onClick={sidebar.toggle}
            size="sm"
            aria-label={sidebar.open ? t('Close menu') : t('Open menu')}
            aria-expanded={sidebar.open}
            aria-controls={sidebar.id}
          />
        )}
        {narrow ? (
          <ActionIcon
            component={Link}
            to="/home"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Home')}
          >
            <IconHome size={22} aria-hidden />
          </ActionIcon>
        ) : (
          <Link to="/home" className={classes.logo} aria-label={t('Home')}>
            <Logo />
            <Text fw={600} truncate>
              {companyName()}
            </Text>
          </Link>
        )}
      </Group>
      {user && <CommandPalette user={user} withBox={!narrow} />}
      <Group gap="sm" wrap="nowrap" className={classes.end}>
        {/* Visitors sign in on the page itself. */}
        {user && (
          <>
            <ApprovalsLink />
            <UserMenu user={user} />
          </>
        )}
      </Group>
    </Group>
  );
}
