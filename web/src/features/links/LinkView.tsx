import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Department } from '@intranet/contract/links/departments.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { Embed } from '@intranet/ui/frames/Embed.tsx';
import { NewTabButton } from '@intranet/ui/frames/NewTabButton.tsx';
import { Group, Loader, Text, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { GiveAddress, NO_ADDRESS } from './ItemRow.tsx';
import { LinksFailure } from './LinksFailure.tsx';
import { FavouriteButton } from './shared/FavouriteButton.tsx';
import { framedLink } from './shared/framed-link.ts';
import type { Opened } from './use-opened.ts';
import { ViewChoices, viewChoices } from './ViewChoices.tsx';

interface LinkViewProps {
  department: Department;
  opened: Opened & { kind: 'link' };
  role: Role;
  links: UseQueryResult<LinkState[]>;
  onView: (link: LinkName, view: LinkName) => void;
  onBack: () => void;
}

export function LinkView({ department, opened, role, links, onView, onBack }: LinkViewProps) {
  const { item, group, foreign } = opened;
  const { data: states, error } = links;
  const title = `${t(item.label)} · ${t(group?.label ?? department.label)}`;
  const choices = viewChoices(item.link.name, states ?? []);
  const chosen = choices.find(({ value }) => value === opened.view) ?? choices[0];
  const state = states?.find(({ name }) => name === (chosen?.value ?? item.link.name));

  if (!states) {
    return (
      <Embed title={title} onBack={onBack}>
        {error ? (
          <LinksFailure error={error} links={links} />
        ) : (
          <div role="status">
            <Loader aria-hidden />
            <VisuallyHidden>{tc('links', 'Loading…')}</VisuallyHidden>
          </div>
        )}
      </Embed>
    );
  }
  if (!state?.url) {
    return (
      <Embed title={title} onBack={onBack}>
        <LinksFailure error={null} links={links}>
          <Group gap="md" mb="sm">
            <Text c="dimmed" size="sm">
              {NO_ADDRESS}
            </Text>
            {role === 'admin' && <GiveAddress item={item} />}
          </Group>
        </LinksFailure>
      </Embed>
    );
  }
  const showView = (view: LinkName) => onView(item.link.name, view);
  const views = (
    <>
      {chosen && <ViewChoices choices={choices} value={chosen.value} onChange={showView} />}
      <FavouriteButton target={{ link: item.link.name }} name={t(item.label)} />
    </>
  );
  if (foreign || state.opens === 'tab') {
    return (
      <Embed title={title} onBack={onBack} choices={views}>
        <Text mb="md">{t('This item opens in a new tab.')}</Text>
        <NewTabButton href={state.url} />
      </Embed>
    );
  }
  return <Embed title={title} page={framedLink(state)} onBack={onBack} choices={views} />;
}
