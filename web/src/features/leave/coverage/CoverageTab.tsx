import { t } from '@intranet/contract/core/i18n/t.ts';
import { Box, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#core/use-address.ts';
import { Pending } from '#ui/feedback/Pending.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { AreaSection } from './AreaSection.tsx';
import { type AreaCoverage, coverageQuery } from './api.ts';

const FILTER_DEFAULTS = { area: '' };
const NO_AREAS: AreaCoverage[] = [];
/** A search field appears from this number of areas on. */
const SEARCH_FROM = 6;
const textOf = ({ area, people }: AreaCoverage) => [area, ...people].join('\n');

export function CoverageTab() {
  const query = useQuery(coverageQuery);
  const [address, setAddress] = useAddress(FILTER_DEFAULTS);
  const areas = query.data?.areas ?? NO_AREAS;
  const shown = useSearch(areas, textOf, address.area);
  if (!query.data) {
    return (
      <Pending queries={[query]}>
        <Skeleton height={220} />
      </Pending>
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(
          'Rules warn requesters and approvers. They never block a request, but approving against one needs a reason.',
        )}
      </Text>
      {areas.length >= SEARCH_FROM && (
        <Box maw={360}>
          <SearchInput
            label={t('Area')}
            placeholder={t('Search by area or person')}
            value={address.area}
            onChange={(area) => setAddress({ area })}
          />
        </Box>
      )}
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t('No area found.')}
        </Text>
      )}
      {shown.map((area) => (
        <AreaSection key={area.area} area={area} />
      ))}
    </Stack>
  );
}
