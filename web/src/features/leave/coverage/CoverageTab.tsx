import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { SearchedSections } from '@intranet/ui/tables/SearchedSections.tsx';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AreaSection } from './AreaSection.tsx';
import { type AreaCoverage, coverageQuery } from './api.ts';

const textOf = ({ area, pairs }: AreaCoverage) =>
  [areaName(area), ...pairs.flatMap(({ first, second }) => [first, second])].join('\n');

export function CoverageTab() {
  const query = useQuery(coverageQuery);
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
      <SearchedSections
        items={query.data.areas}
        textOf={textOf}
        parameter="area"
        label={t('Area')}
        placeholder={t('Search by area or pair')}
        empty={t('No area found.')}
      >
        {(area) => <AreaSection key={area.area} area={area} />}
      </SearchedSections>
    </Stack>
  );
}
