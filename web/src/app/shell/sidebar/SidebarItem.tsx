import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Item } from '@intranet/contract/links/items.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { NavLink, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { linksQuery } from '#features/links/api.ts';
import { itemTarget } from '#features/links/item-target.ts';
import { useOpenItem } from '#features/links/use-open-item.ts';
import { RailContext } from './rail.tsx';

interface SidebarItemProps {
  item: Item;
  current: boolean;
  icon?: ReactNode;
}

export function SidebarItem({ item, current, icon }: SidebarItemProps) {
  const { data: states } = useQuery(linksQuery);
  const openItem = useOpenItem();
  const rail = useContext(RailContext);
  const target = itemTarget(item, states);
  const label = t(item.label);
  const own = { leftSection: icon, ...(current && { 'aria-current': 'page' as const }) };

  if (target.kind === 'page' || target.kind === 'embedded') {
    return (
      <NavLink
        {...own}
        component={PageLink}
        to={target.to}
        search={target.search}
        activeOptions={{ exact: true }}
        label={label}
      />
    );
  }
  const inNewTab = target.kind === 'tab' || states === undefined;
  const look = {
    ...own,
    label: (
      <>
        {label} {inNewTab && <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>}
      </>
    ),
    rightSection: inNewTab && !rail && <IconExternalLink size={14} aria-hidden />,
  };
  if (target.kind === 'tab') {
    return <NavLink {...look} href={target.href} target="_blank" rel="noopener noreferrer" />;
  }
  return <NavLink {...look} component="button" type="button" onClick={() => openItem(item)} />;
}
