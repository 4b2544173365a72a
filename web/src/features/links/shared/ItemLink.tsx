import { tc } from '@intranet/contract/core/i18n/t.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { NavLink, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { addressOf } from './added-items.ts';

interface Props {
  item: ReadableItem;
  current: boolean;
}

/** An added item in the menu. */
export function ItemLink({ item, current }: Props) {
  const address = addressOf(item);
  const mark = current && { 'aria-current': 'page' as const };
  if (address.kind === 'page') {
    return (
      <NavLink
        {...mark}
        component={PageLink}
        to={address.to}
        search={address.search}
        activeOptions={{ exact: true }}
        label={item.name}
      />
    );
  }
  return (
    <NavLink
      {...mark}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      label={
        <>
          {item.name} <VisuallyHidden>{tc('links', '(opens in a new tab)')}</VisuallyHidden>
        </>
      }
      rightSection={<IconExternalLink size={14} aria-hidden />}
    />
  );
}
