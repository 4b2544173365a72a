import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Indicator, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '#core/session.ts';
import classes from './BottomBar.module.css';
import { type MainPage, useBarPages } from './main-pages.ts';

/** A label that is shorter than the page's title, where the title is too long for a quarter of a phone. */
const SHORT: Partial<Record<string, string>> = { '/myleave': tc('bottom bar', 'My leave') };

const LEAVE_PAGES = ['/vacation', '/feriasarea', '/verificar_saldo', '/verificar_conflito'];

/** The bar's entry for a page: its own, or for the leave pages the request form or My leave. */
function entryOf(path: string, pages: MainPage[]): string {
  if (!LEAVE_PAGES.includes(path)) return path;
  return pages.some((page) => page.path === '/vacation') ? '/vacation' : '/myleave';
}

function BarLink({ page, current }: { page: MainPage; current: 'page' | 'true' | undefined }) {
  const { path, label, icon: Icon, count } = page;
  return (
    <li>
      <Link to={path} className={classes.link} aria-current={current}>
        <Indicator
          label={<span aria-hidden>{count}</span>}
          disabled={count === 0}
          size={18}
          offset={{ x: 0, y: 4 }}
          zIndex={1}
        >
          <Icon size={22} aria-hidden display="block" />
        </Indicator>
        <Text component="span" size="xs" fw={500} lh="16px" maw="100%" px={2} truncate>
          {SHORT[path] ?? label}
        </Text>
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
  const entry = entryOf(path, pages);
  return (
    <nav
      className={classes.bar}
      data-print="hide"
      aria-label={t('Most used pages')}
      inert={inert}
      data-bottom-bar
    >
      <ul>
        {pages.map((page) => (
          <BarLink
            key={page.path}
            page={page}
            current={page.path === entry ? (entry === path ? 'page' : 'true') : undefined}
          />
        ))}
      </ul>
    </nav>
  );
}
