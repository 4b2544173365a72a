import { t } from '@intranet/contract/core/i18n/t.ts';
import { DEPARTMENTS, departmentOf } from '@intranet/contract/links/departments.ts';
import { listTasks } from '@intranet/contract/links/items.ts';
import { findPage, mayOpen } from '@intranet/contract/pages.ts';
import { NavLink } from '@mantine/core';
import {
  IconBeach,
  IconChecklist,
  IconFilePencil,
  IconHistory,
  IconHome,
  IconLayoutKanban,
  IconListCheck,
  IconMail,
  IconMessageChatbot,
  IconPresentation,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { StoredUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { linksQuery } from '#features/links/api.ts';
import { type CurrentLocation, currentMenus, isCurrent } from './current-item.ts';
import { DepartmentMenu, type MenuState } from './DepartmentMenu.tsx';
import classes from './Sidebar.module.css';
import { SidebarItem } from './SidebarItem.tsx';
import { useOpenMenus } from './use-open-menus.ts';

const TASK_ICONS: Record<string, typeof IconHome> = {
  todo: IconListCheck,
  kanban: IconLayoutKanban,
};
/** In menu order. Unknown pages are left out. */
const ADMINISTRATION: [path: string, icon: typeof IconHome][] = [
  ['/admin', IconUsersGroup],
  ['/fileupdate', IconFilePencil],
  ['/vacation_admin', IconBeach],
  ['/chatbot', IconMessageChatbot],
  ['/decks', IconPresentation],
  ['/audit', IconHistory],
  ['/outbox', IconMail],
];

interface PageLinkProps {
  path: string;
  icon: typeof IconHome;
  location: CurrentLocation;
}

function PageLink({ path, icon: Icon, location }: PageLinkProps) {
  const page = findPage(path);
  return (
    <li>
      <NavLink
        component={Link}
        to={path}
        activeOptions={{ exact: true }}
        label={page && t(page.title)}
        leftSection={<Icon size={20} aria-hidden />}
        {...(path === location.path && { 'aria-current': 'page' as const })}
      />
    </li>
  );
}

function Tasks({ menu: { role, location, states } }: { menu: MenuState }) {
  const tasks = listTasks(role);
  if (tasks.length === 0) return null;
  return (
    <ul className={classes.menu} aria-label={t('To Do')}>
      {tasks.map((item) => {
        const Icon = TASK_ICONS[item.link.name] ?? IconListCheck;
        return (
          <li key={item.label}>
            <SidebarItem
              item={item}
              states={states}
              current={isCurrent(item, departmentOf(item.link).path, location)}
              icon={<Icon size={20} aria-hidden />}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface SidebarProps {
  user: StoredUser;
  location: CurrentLocation;
}

/** The menu, limited to the pages and links that the user may open (spec §2, §6, D2). */
export function Sidebar({ user, location }: SidebarProps) {
  const { data: me } = useQuery(currentUserQuery);
  const { data: states } = useQuery(linksQuery);
  const { role } = user;
  const page = `${location.path}?${location.open}`;
  const openMenus = useOpenMenus(currentMenus(role, location), page);
  const menu: MenuState = { role, location, states, ...openMenus };
  const administration = ADMINISTRATION.filter(([path]) => mayOpen(path, user));

  const area = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the page
  useEffect(() => {
    // The current item may be scrolled out of view.
    area.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [page]);

  return (
    <div ref={area} className={classes.scroll}>
      <ul className={classes.menu}>
        <PageLink path="/home" icon={IconHome} location={location} />
        {DEPARTMENTS.filter(({ path }) => mayOpen(path, user)).map((department) => (
          <DepartmentMenu key={department.id} department={department} menu={menu} />
        ))}
      </ul>
      <Tasks menu={menu} />
      {me?.can_approve && (
        <ul className={classes.menu}>
          <PageLink path="/approvals" icon={IconChecklist} location={location} />
        </ul>
      )}
      {administration.length > 0 && (
        <ul className={classes.menu} aria-label={t('Administration')}>
          {administration.map(([path, icon]) => (
            <PageLink key={path} path={path} icon={icon} location={location} />
          ))}
        </ul>
      )}
    </div>
  );
}
