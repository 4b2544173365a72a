import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';
import { Text } from '@mantine/core';
import type { ItemSection } from '#features/links/shared/added-items.ts';
import { ItemLink } from '#features/links/shared/ItemLink.tsx';
import classes from './Sidebar.module.css';

interface Props {
  sections: readonly ItemSection[];
  /** The id of the item that the page shows. */
  open: number | undefined;
}

interface EntriesProps {
  items: readonly ReadableItem[];
  open: number | undefined;
}

function Entries({ items, open }: EntriesProps) {
  return items.map((item) => (
    <li key={item.id}>
      <ItemLink item={item} current={item.id === open} />
    </li>
  ));
}

/** The items that administrators added to a department, in its menu. */
export function AddedItemsMenu({ sections, open }: Props) {
  return sections.map(({ heading, items }) =>
    heading ? (
      <li key={heading}>
        <Text fz="xs" c="dimmed" px="sm" pt={4} dir="auto">
          {heading}
        </Text>
        <ul aria-label={heading} className={classes.submenu}>
          <Entries items={items} open={open} />
        </ul>
      </li>
    ) : (
      <Entries key="" items={items} open={open} />
    ),
  );
}
