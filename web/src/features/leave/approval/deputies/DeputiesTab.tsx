import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { useAddress } from '#core/use-address.ts';
import { Pending } from '#ui/feedback/Pending.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { useOwnName } from '../../use-own-name.ts';
import { deputiesQuery, type HeadDeputies } from './api.ts';
import { HeadSection } from './HeadSection.tsx';

const FILTER_DEFAULTS = { name: '' };
const NO_HEADS: HeadDeputies[] = [];
/** A search field appears from this number of Heads on. */
const SEARCH_FROM = 6;
const textOf = ({ name, area, deputies }: HeadDeputies) =>
  [name, area, ...deputies.map((deputy) => deputy.name)].join('\n');

/** Deputies decide while a Head is away (D23). Heads see their own, administrators see all. */
export function DeputiesTab() {
  const deputies = useQuery(deputiesQuery);
  const site = useQuery(siteQuery);
  const ownName = useOwnName();
  const [address, setAddress] = useAddress(FILTER_DEFAULTS);
  const heads = deputies.data?.heads ?? NO_HEADS;
  const shown = useSearch(heads, textOf, address.name);
  if (!deputies.data || !site.data) {
    return (
      <Pending queries={[deputies, site]}>
        <Skeleton height={180} />
      </Pending>
    );
  }
  const onlyOwn = heads.every(({ name }) => name === ownName);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {onlyOwn
          ? t(
              'While you’re on approved leave, your deputies handle requests for your area ({area}).',
              { area: heads[0]?.area ?? '' },
            )
          : t(
              'While a Head is on approved leave, their deputies handle requests for the Head’s area.',
            )}{' '}
        {t('If no deputy is available, requests go to C-Level.')}
      </Text>
      {heads.length >= SEARCH_FROM && (
        <Box maw={360}>
          <SearchInput
            label={t('Name')}
            placeholder={t('Search by Head, area or deputy')}
            value={address.name}
            onChange={(name) => setAddress({ name })}
          />
        </Box>
      )}
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('No Head found.')}
        </Text>
      )}
      {shown.map((head) => (
        <HeadSection
          key={head.name}
          head={head}
          own={head.name === ownName}
          candidates={deputies.data.candidates}
          today={site.data.today}
        />
      ))}
    </Stack>
  );
}
