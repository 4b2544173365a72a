import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { ActionIcon, Group, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { yearsQuery } from '../api.ts';
import type { ShownYear } from './use-year.ts';

/** Chooses the year of the figures or pictures below. */
export function YearBar({
  year,
  choose,
  openUntil,
}: Pick<ShownYear, 'year' | 'choose' | 'openUntil'>) {
  const query = useQuery(yearsQuery);
  if (!query.data && query.error)
    return <LoadFailure title={t('Couldn’t load the years')} query={query} />;
  const listed = query.data?.years.map((one) => one.year) ?? [];
  // An address may name a year that isn't listed.
  const years = year === undefined || listed.includes(year) ? listed : [...listed, year];
  years.sort((a, b) => b - a);
  const step = (label: string, to: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={!years.some((one) => (to < (year ?? 0) ? one <= to : one >= to))}
      onClick={() => choose(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group gap="6px 8px">
      {step(t('Previous year'), (year ?? 0) - 1, IconChevronLeft)}
      <Select
        w={100}
        aria-label={t('Year')}
        data={years.map(String)}
        value={year === undefined ? null : String(year)}
        onChange={(chosen) => chosen && choose(Number(chosen))}
        allowDeselect={false}
      />
      {step(t('Next year'), (year ?? 0) + 1, IconChevronRight)}
      {openUntil && (
        <Text size="sm" c="dimmed">
          {openUntil}
        </Text>
      )}
    </Group>
  );
}
