import { t } from '@intranet/contract/core/i18n/t.ts';
import { DEPARTMENTS, departmentOf } from '@intranet/contract/links/departments.ts';
import { listTasks } from '@intranet/contract/links/items.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { Divider, Title } from '@mantine/core';
import { type Icon, IconKey, IconLayoutKanban, IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useContext, useEffect, useRef } from 'react';
import type { StoredUser } from '#core/session.ts';
import { itemsQuery } from '#features/links/items/api.ts';
import { ItemLink } from '#features/links/shared/ItemLink.tsx';
import { useMainPages } from '../main-pages.ts';
import { Administration } from './Administration.tsx';
import { type CurrentLocation, currentMenus, inMenu, isCurrent } from './current-item.ts';
import { DepartmentMenu, type MenuState } from './DepartmentMenu.tsx';
import { PageLink } from './PageLink.tsx';
import { RailContext, RailTip } from './rail.tsx';
import classes from './Sidebar.module.css';
import { SidebarItem } from './SidebarItem.tsx';
import { useOpenMenus } from './use-open-menus.ts';
import { usePagePart } from './use-page-part.ts';

const TASK_ICONS: Record<string, Icon> = {
  todo: IconListCheck,
  kanban: IconLayoutKanban,
};

function MainPages({ user, path }: { user: StoredUser; path: string }) {
  const pages = useMainPages(user);
  return (
    <ul>
      {pages.map((page) => (
        // An item of Projects repeats the deck, so only the page itself is marked.
        <PageLink key={page.path} {...page} current={page.path === path} />
      ))}
    </ul>
  );
}

function Departments({ user, menu }: { user: StoredUser; menu: MenuState }) {
  const name = t('Reports and departments');
  return (
    <>
      {useContext(RailContext) ? (
        <Divider my="xs" />
      ) : (
        <Title order={2} fz="0.8125rem" fw={500} c="dimmed" px="sm" mt="xs" mb={4}>
          {name}
        </Title>
      )}
      <ul aria-label={name}>
        {DEPARTMENTS.filter(({ path }) => mayOpen(path, user)).map((department) => (
          <DepartmentMenu key={department.id} department={department} menu={menu} />
        ))}
      </ul>
    </>
  );
}

/** Items of departments whose pages the user can't open, and the vault if Projects can't be opened. */
function SharedItems({ user, location }: { user: StoredUser; location: CurrentLocation }) {
  const { data = [] } = useQuery(itemsQuery);
  const isRail = useContext(RailContext);
  const items = data.filter((item) => !mayOpen(departmentOf(item).path, user));
  const vault = mayOpen('/pipepass', user) && !mayOpen('/projects', user);
  if ((items.length === 0 && !vault) || isRail) return null;
  const name = t('Shared with me');
  return (
    <>
      <Title order={2} fz="0.8125rem" fw={500} c="dimmed" px="sm" mt="xs" mb={4}>
        {name}
      </Title>
      <ul aria-label={name}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} current={item.id === location.item} />
          </li>
        ))}
        {vault && (
          <PageLink
            path="/pipepass"
            label={t('Pipeline Passwords')}
            icon={IconKey}
            current={location.path === '/pipepass'}
          />
        )}
      </ul>
    </>
  );
}

function Tasks({ menu: { user, location } }: { menu: MenuState }) {
  const tasks = listTasks(user.role);
  if (tasks.length === 0) return null;
  return (
    <>
      <Divider my="xs" />
      <ul aria-label={t('To Do')}>
        {tasks.map((item) => {
          const TaskIcon = TASK_ICONS[item.link.name] ?? IconListCheck;
          return (
            <li key={item.label}>
              <RailTip label={t(item.label)}>
                <div>
                  <SidebarItem
                    item={item}
                    current={isCurrent(item, departmentOf(item.link).path, location)}
                    icon={<TaskIcon size={20} aria-hidden />}
                  />
                </div>
              </RailTip>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const pageKey = ({ path, open, show, item }: CurrentLocation) => `${path}?${open}&${show}&${item}`;

/** Follows the address, not the page shown: a menu opened while a page loads stays open. */
function useOpenedMenus(user: StoredUser) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const part = usePagePart();
  const { data: items } = useQuery(itemsQuery);
  const department = items?.find(({ id }) => id === part.item)?.department;
  return useOpenMenus(
    currentMenus(user, inMenu({ path, ...part }), department),
    pageKey({ path, ...part }),
  );
}

interface SidebarProps {
  user: StoredUser;
  location: CurrentLocation;
  /** Shows icons only. */
  rail?: boolean;
}

/** The menu, limited to the pages and links that the user may open (spec §2, §6, D2). */
export function Sidebar({ user, location: shown, rail = false }: SidebarProps) {
  const location = inMenu(shown);
  const page = pageKey(shown);
  const menu: MenuState = { user, location, ...useOpenedMenus(user) };

  const area = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the page
  useEffect(() => {
    // The current item may be scrolled out of view.
    // In the next frame, so that the first page isn't laid out twice.
    const frame = requestAnimationFrame(() =>
      area.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [page]);

  return (
    <RailContext value={rail}>
      <div ref={area} className={classes.menu} data-rail={rail || undefined}>
        <div className={classes.scroll}>
          <MainPages user={user} path={location.path} />
          <Departments user={user} menu={menu} />
          <SharedItems user={user} location={location} />
          <Tasks menu={menu} />
        </div>
        <Administration user={user} menu={menu} />
      </div>
    </RailContext>
  );
}
