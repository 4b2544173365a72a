import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { SearchedSections } from '@intranet/ui/tables/SearchedSections.tsx';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { deputiesQuery, type HeadDeputies } from './api.ts';
import { HeadSection } from './HeadSection.tsx';

const textOf = ({ name, area, deputies }: HeadDeputies) =>
  [name, areaName(area), ...deputies.map((deputy) => deputy.name)].join('\n');

/** Deputies decide while a Head is away (D23). Heads see their own, administrators see all. */
export function DeputiesTab() {
  const deputies = useQuery(deputiesQuery);
  const site = useQuery(siteQuery);
  const own = useQuery(currentUserQuery).data?.employee?.employee_id;
  if (!deputies.data || !site.data) {
    return (
      <Pending queries={[deputies, site]}>
        <Skeleton height={180} />
      </Pending>
    );
  }
  const { heads } = deputies.data;
  const onlyOwn = heads.every(({ employee_id }) => employee_id === own);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {onlyOwn
          ? t(
              'While you’re on approved leave, your deputies handle requests for your area ({area}).',
              { area: areaName(heads[0]?.area ?? '') },
            )
          : t(
              'While a Head is on approved leave, their deputies handle requests for the Head’s area.',
            )}{' '}
        {t('If no deputy is available, requests go to C-Level.')}
      </Text>
      <SearchedSections
        items={heads}
        textOf={textOf}
        parameter="name"
        label={t('Name')}
        placeholder={t('Search by Head, area or deputy')}
        empty={t('No Head found.')}
      >
        {(head) => (
          <HeadSection
            key={head.employee_id}
            head={head}
            own={head.employee_id === own}
            today={site.data.today}
          />
        )}
      </SearchedSections>
    </Stack>
  );
}
