import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Badge, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '#core/session.ts';
import classes from './BottomBar.module.css';
import { type MainPage, useBarPages } from './main-pages.ts';

/** A label that is shorter than the page's title, where the title is too long for a quarter of a phone. */
const SHORT: Partial<Record<string, string>> = { '/myleave': tc('bottom bar', 'My leave') };

function BarLink({ page, current }: { page: MainPage; current: boolean }) {
  const { path, label, icon: Icon, count } = page;
  return (
    <li>
      <Link
        to={path}
        className={classes.link}
        {...(current && { 'aria-current': 'page' as const })}
      >
        <span className={classes.icon}>
          <Icon size={22} aria-hidden />
          {count > 0 && (
            <Badge size="xs" className={classes.count} aria-hidden>
              {count}
            </Badge>
          )}
        </span>
        <span className={classes.label}>{SHORT[path] ?? label}</span>
        {count > 0 && <VisuallyHidden>{t('({count} waiting)', { count })}</VisuallyHidden>}
      </Link>
    </li>
  );
}

interface Props {
  user: StoredUser;
  path: string;
  inert: boolean;
}

export function BottomBar({ user, path, inert }: Props) {
  const pages = useBarPages(user);
  return (
    <nav className={classes.bar} aria-label={t('Most used pages')} inert={inert} data-bottom-bar>
      <ul>
        {pages.map((page) => (
          <BarLink key={page.path} page={page} current={page.path === path} />
        ))}
      </ul>
    </nav>
  );
}
