import type { NamedReaders } from '@intranet/contract/groups/readers.ts';
import type { ItemSettings } from '@intranet/contract/links/item-endpoints.ts';
import type { ItemIcon } from '@intranet/contract/links/item-icons.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import type { Picked } from '#features/groups/shared/PeoplePicker.tsx';
import { readerIds } from '#features/groups/shared/reader-ids.ts';

export interface ItemValues extends Record<string, unknown> {
  name: string;
  url: string;
  heading: string;
  icon: ItemIcon;
  opens: Opening;
  readers: NamedReaders | null;
  owner: Picked | null;
  hidden: boolean;
}

export const NEW_ITEM: ItemValues = {
  name: '',
  url: '',
  heading: '',
  icon: 'report',
  opens: 'embedded',
  readers: null,
  owner: null,
  hidden: false,
};

export const valuesOf = (item: ItemSettings): ItemValues => ({
  name: item.name,
  url: item.url,
  heading: item.heading,
  icon: item.icon,
  opens: item.opens,
  readers: item.readers,
  owner: item.owner,
  hidden: item.hidden,
});

/** The form's values as calls take them. */
export const bodyOf = ({ readers, owner, heading, ...values }: ItemValues) => ({
  ...values,
  heading: heading.trim(),
  readers: readerIds(readers),
  owner_id: owner?.employee_id ?? null,
});
