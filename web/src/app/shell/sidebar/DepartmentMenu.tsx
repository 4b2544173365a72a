import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import { type Item, type ItemGroup, listItems } from '@intranet/contract/links/items.ts';
import { ActionIcon, Group, NavLink } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext, useId } from 'react';
import type { StoredUser } from '#core/session.ts';
import { itemsQuery } from '#features/links/items/api.ts';
import { sectionsOf } from '#features/links/shared/added-items.ts';
import { DEPARTMENT_ICONS } from '../page-icons.ts';
import { AddedItemsMenu } from './AddedItemsMenu.tsx';
import { type CurrentLocation, isCurrent, menuId } from './current-item.ts';
import { Chevron, RailContext, RailLink } from './rail.tsx';
import classes from './Sidebar.module.css';
import { SidebarItem } from './SidebarItem.tsx';

const NO_ITEMS: never[] = [];

export interface MenuState {
  user: StoredUser;
  location: CurrentLocation;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
}

interface DepartmentMenuProps {
  department: (typeof DEPARTMENTS)[number];
  menu: MenuState;
}

export function DepartmentMenu({ department, menu }: DepartmentMenuProps) {
  const { user, location, isOpen, toggle } = menu;
  const rail = useContext(RailContext);
  const { path } = department;
  const label = t(department.label);
  const items = listItems(department.id, user, 'menu');
  const { data: readable = NO_ITEMS } = useQuery(itemsQuery);
  const added = sectionsOf(readable, department.id);
  const listId = useId();
  const id = menuId(department);
  const here = (item: Item) => isCurrent(item, path, location);
  /** True for items that are shown on the department's own page. */
  const hereOnPage = (item: Item) => (item.kind === 'link' || item.search) && here(item);
  const partOpen = items.some((one) =>
    one.kind === 'group' ? one.items.some(here) : hereOnPage(one),
  );

  return (
    <li>
      <Group gap={2} wrap="nowrap">
        <RailLink
          path={path}
          label={label}
          icon={DEPARTMENT_ICONS[department.id]}
          current={path === location.path && !partOpen}
          within={items.some((one) => (one.kind === 'group' ? one.items : [one]).some(here))}
        />
        {items.length + added.length > 0 && !rail && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('{label} submenu', { label })}
            aria-expanded={isOpen(id)}
            aria-controls={listId}
            onClick={() => toggle(id)}
          >
            <Chevron open={isOpen(id)} />
          </ActionIcon>
        )}
      </Group>
      <ul id={listId} aria-label={label} className={classes.submenu} hidden={rail || !isOpen(id)}>
        {isOpen(id) && (
          <>
            {items.map((one) =>
              one.kind === 'group' ? (
                <GroupMenu key={one.label} group={one} department={department} menu={menu} />
              ) : (
                <li key={one.label}>
                  <SidebarItem item={one} current={here(one)} />
                </li>
              ),
            )}
            <AddedItemsMenu sections={added} open={location.item} />
          </>
        )}
      </ul>
    </li>
  );
}

function GroupMenu({ group, department, menu }: DepartmentMenuProps & { group: ItemGroup }) {
  const { location, isOpen, toggle } = menu;
  const listId = useId();
  const id = menuId(department, group);
  const label = t(group.label);
  return (
    <li>
      <NavLink
        component="button"
        type="button"
        label={label}
        rightSection={<Chevron open={isOpen(id)} />}
        aria-expanded={isOpen(id)}
        aria-controls={listId}
        onClick={() => toggle(id)}
      />
      <ul id={listId} aria-label={label} className={classes.submenu} hidden={!isOpen(id)}>
        {isOpen(id) &&
          group.items.map((item) => (
            <li key={item.label}>
              <SidebarItem item={item} current={isCurrent(item, department.path, location)} />
            </li>
          ))}
      </ul>
    </li>
  );
}
