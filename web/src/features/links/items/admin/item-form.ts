import type { NamedReaders } from '@intranet/contract/groups/readers.ts';
import type { EmbedSource, IdentityPart } from '@intranet/contract/links/embed.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import type { ItemIcon } from '@intranet/contract/links/item-icons.ts';
import type { Provider } from '@intranet/contract/links/providers.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import type { Picked } from '#features/groups/shared/PeoplePicker.tsx';
import { readerIds } from '#features/groups/shared/reader-ids.ts';

/** An item shows its address, or a dashboard of a provider. */
export type Shows = 'address' | Provider;

/** False if the item's dashboard can't be opened, because the server isn't set up for its provider. */
export const isSetUp = (
  { provider }: Pick<ItemSettings, 'provider'>,
  providers: readonly Provider[],
): boolean => provider === null || providers.includes(provider);

/** The fields of all providers, so that a change of provider loses nothing. */
export interface EmbedValues {
  dashboard: string;
  identity: Record<IdentityPart, string>;
  workspace: string;
  report: string;
  roles: string[];
  area_roles: string[];
}

export interface ItemValues extends Record<string, unknown> {
  name: string;
  shows: Shows;
  url: string;
  embed: EmbedValues;
  heading: string;
  icon: ItemIcon;
  opens: Opening;
  readers: NamedReaders | null;
  owner: Picked | null;
  hidden: boolean;
}

const NO_EMBED: EmbedValues = {
  dashboard: '',
  identity: { username: '', area: '', groups: '' },
  workspace: '',
  report: '',
  roles: [],
  area_roles: [],
};

export const NEW_ITEM: ItemValues = {
  name: '',
  shows: 'address',
  url: '',
  embed: NO_EMBED,
  heading: '',
  icon: 'report',
  opens: 'embedded',
  readers: null,
  owner: null,
  hidden: false,
};

function embedValues(embed: EmbedSource | null): EmbedValues {
  if (!embed) return NO_EMBED;
  if (embed.provider === 'powerbi') return { ...NO_EMBED, ...embed };
  return { ...NO_EMBED, dashboard: String(embed.dashboard), identity: embed.identity };
}

export const valuesOf = (item: ItemSettings): ItemValues => ({
  name: item.name,
  shows: item.embed?.provider ?? 'address',
  url: item.url,
  embed: embedValues(item.embed),
  heading: item.heading,
  icon: item.icon,
  opens: item.opens,
  readers: item.readers,
  owner: item.owner,
  hidden: item.hidden,
});

/** The number in a field of digits; NaN for anything else. */
const numberIn = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

function embedOf(shows: Provider, embed: EmbedValues): EmbedSource {
  const { dashboard, identity, workspace, report, roles, area_roles } = embed;
  switch (shows) {
    case 'metabase':
      return { provider: shows, dashboard: numberIn(dashboard), identity };
    case 'superset':
      return { provider: shows, dashboard, identity };
    case 'powerbi':
      return { provider: shows, workspace, report, roles, area_roles };
  }
}

/** The form's values as calls take them. */
export const bodyOf = ({ readers, owner, heading, shows, url, embed, ...values }: ItemValues) => ({
  ...values,
  ...(shows === 'address' ? { url } : { embed: embedOf(shows, embed) }),
  heading: heading.trim(),
  readers: readerIds(readers),
  owner_id: owner?.employee_id ?? null,
});
