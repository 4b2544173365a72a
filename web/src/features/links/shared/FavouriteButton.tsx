import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linksKeys } from '../api.ts';
import { favouritesQuery, setFavourite } from '../items/api.ts';

interface Props {
  target: { link: LinkName } | { item: number };
  name: string;
}

/** Marks a link or an added item as a favourite, which home lists first. */
export function FavouriteButton({ target, name }: Props) {
  const { data } = useQuery(favouritesQuery);
  const { send, sending } = useNotifiedSave(setFavourite, linksKeys.refresh);
  if (!data) return null;
  const marked =
    'link' in target ? data.links.includes(target.link) : data.items.includes(target.item);
  const isFavourite = sending?.favourite ?? marked;
  const Icon = isFavourite ? IconStarFilled : IconStar;
  const label = t('Favourite: {name}', { name });
  return (
    <ActionIcon
      variant="subtle"
      size={30}
      title={label}
      aria-label={label}
      aria-pressed={isFavourite}
      onClick={() => !sending && send({ target, favourite: !marked })}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
