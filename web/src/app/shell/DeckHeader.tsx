import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { useIdleMark } from '@intranet/ui/hooks/use-idle-mark.ts';
import { Logo } from '@intranet/ui/page/Logo.tsx';
import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { homeLinkLabel, pageSetting } from '#core/page-setting.ts';
import { useStoredUser } from '#core/session.ts';
import plate from '#features/allhands/deck/Plate.module.css';
import classes from './DeckHeader.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The header over the all-hands deck (spec §2, Layout). It fades with the deck's controls. */
export function DeckHeader() {
  const user = useStoredUser();
  useIdleMark();
  return (
    <Group
      component="header"
      justify="space-between"
      h={60}
      className={classes.header}
      data-fades
      data-print="hide"
    >
      <Group gap="xs" mih={36} className={plate.plate}>
        <Link to="/home" aria-label={homeLinkLabel()} className={classes.logo}>
          <Logo size={28} />
        </Link>
        {pageSetting('demo') === 'yes' && (
          <Text size="xs" c="dimmed" pe="xs" visibleFrom="sm">
            {t('Demo: fictional figures')}
          </Text>
        )}
      </Group>
      <div className={plate.plate}>
        {user ? (
          <UserMenu user={user} />
        ) : (
          <Button component={Link} to="/login" variant="subtle" size="xs" h={36}>
            {tc('link to the sign-in page', 'Sign in')}
          </Button>
        )}
      </div>
    </Group>
  );
}
