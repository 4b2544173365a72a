import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { Motif } from '#ui/Motif.tsx';
import { PageShell } from '#ui/PageShell.tsx';
import { useMainPages } from '../shell/main-pages.ts';
import classes from './MessagePage.module.css';

const OFFERED = 3;

function OtherPages({ user }: { user: StoredUser }) {
  const pages = useMainPages(user).filter(({ path }) => path !== '/home');
  return (
    <Group component="nav" aria-label={t('Other pages')} gap="4px 24px">
      <Text size="sm" c="dimmed" className={classes.go}>
        {t('Or go to')}
      </Text>
      {pages.slice(0, OFFERED).map(({ path, label, icon: Picture }) => (
        <Anchor key={path} component={Link} to={path} size="sm" className={classes.other}>
          <Picture size={18} aria-hidden />
          {label}
        </Anchor>
      ))}
    </Group>
  );
}

interface Props {
  icon: Icon;
  title: string;
  text: string;
  more?: string;
  home: string;
  /** The language of these texts, if it is not the page's. */
  lang?: string | undefined;
}

/** Stands for a page that the user can't have, and leads to others. */
export function MessagePage({ icon: Picture, title, text, more, home, lang }: Props) {
  const user = useStoredUser();
  return (
    <PageShell title={title} lang={lang}>
      <div className={classes.panel}>
        <Motif className={classes.motif} />
        <div className={classes.text}>
          <Picture size={32} stroke={1.5} aria-hidden />
          <Text>
            <span lang={lang}>{text}</span>
            {more && <br />}
            {more}
          </Text>
        </div>
        <Button component={Link} to="/home" variant="white" lang={lang}>
          {home}
        </Button>
      </div>
      {user && !lang && <OtherPages user={user} />}
    </PageShell>
  );
}
