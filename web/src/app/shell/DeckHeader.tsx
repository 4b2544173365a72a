import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { useIdleMark } from '@intranet/ui/hooks/use-idle-mark.ts';
import { Logo } from '@intranet/ui/page/Logo.tsx';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { homeLinkLabel, pageSetting } from '#core/page-setting.ts';
import { useStoredUser } from '#core/session.ts';
import classes from './DeckHeader.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The header over the all-hands deck (spec §2, Layout). It fades with the deck's controls. */
export function DeckHeader() {
  const user = useStoredUser();
  useIdleMark();
  return (
    <header className={classes.header} data-print="hide">
      <div className={classes.part}>
        <Link to="/home" aria-label={homeLinkLabel()} className={classes.logo}>
          <Logo size={28} />
        </Link>
        {pageSetting('demo') === 'yes' && (
          <Text size="xs" c="dimmed" className={classes.demo}>
            {t('Demo: fictional figures')}
          </Text>
        )}
      </div>
      <div className={classes.part}>
        {user ? (
          <UserMenu user={user} />
        ) : (
          <Button component={Link} to="/login" variant="subtle" size="xs" h={36}>
            {tc('link to the sign-in page', 'Sign in')}
          </Button>
        )}
      </div>
    </header>
  );
}
