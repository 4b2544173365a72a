import { dayFormat } from '@intranet/contract/core/day-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { numberText } from '@intranet/contract/core/number-text.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { ConflictCounts as Counts } from '@intranet/contract/leave/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { ActionIcon, Anchor, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteQuery } from '#core/site.ts';
import { conflictCountsQuery } from '../api.ts';
import classes from './ConflictCounts.module.css';

const ADDRESS = { year: '' };
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
/** The strongest tint, in percent, that the numbers stay readable on. */
const MAX_TINT = 45;

const shortMonth = dayFormat({ month: 'short' });
const longMonth = dayFormat({ month: 'long', year: 'numeric' });

const sumOf = (counts: Counts['counts']) => counts.reduce((sum, { count }) => sum + count, 0);

function Years({ year, years, onChange }: YearsProps) {
  const step = (label: string, to: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      disabled={to < years.first || to > years.last}
      onClick={() => onChange(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group gap={4} data-print="hide">
      {step(t('Previous year'), year - 1, IconChevronLeft)}
      <Text fw={600} size="sm" miw={40} ta="center">
        {year}
      </Text>
      {step(t('Next year'), year + 1, IconChevronRight)}
    </Group>
  );
}

interface YearsProps extends Pick<Counts, 'year' | 'years'> {
  onChange: (year: number) => void;
}

interface CellProps {
  area: Counts['counts'][number];
  share: number;
}

function Cell({ area: { area_id, area, month, count }, share }: CellProps) {
  return (
    <Anchor
      underline="never"
      size="sm"
      className={classes.cell}
      style={{ '--share': `${Math.round(share * MAX_TINT)}%` }}
      aria-label={t('{area}, {month}: {count, plural, one {# conflict} other {# conflicts}}', {
        area: areaName(area),
        month: longMonth(`${month}-01`),
        count,
      })}
      renderRoot={(props) => (
        <Link {...props} to="/verificar_conflito" search={{ in: String(area_id), month }} />
      )}
    >
      {numberText(count)}
    </Anchor>
  );
}

/** On a phone, the table opens at the current month. */
const showMonth = (heading: HTMLElement | null) =>
  heading?.scrollIntoView?.({ inline: 'end', block: 'nearest' });

function CountTable({ year, counts }: Pick<Counts, 'year' | 'counts'>) {
  const { data: site } = useQuery(siteQuery);
  const today = site?.today ?? '';
  const areas = [...Map.groupBy(counts, ({ area_id }) => area_id).values()];
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <Table.ScrollContainer minWidth={880} type="native">
      <Table
        horizontalSpacing={2}
        verticalSpacing={2}
        withRowBorders={false}
        style={{ fontVariantNumeric: 'tabular-nums' }}
        aria-label={t('Conflicts by area and month, {year}', { year: String(year) })}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.area}>{t('Area')}</Table.Th>
            {MONTHS.map((month) => (
              <Table.Th
                key={month}
                ta="end"
                px={8}
                ref={today.startsWith(`${year}-${month}`) ? showMonth : undefined}
              >
                {shortMonth(`${year}-${month}-01`)}
              </Table.Th>
            ))}
            <Table.Th ta="end" px={8}>
              {t('Total')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {areas.map((months) => (
            <Table.Tr key={months[0]?.area_id}>
              <Table.Th scope="row" className={classes.area} fw={500}>
                {areaName(months[0]?.area ?? '')}
              </Table.Th>
              {MONTHS.map((month) => {
                const found = months.find((one) => one.month === `${year}-${month}`);
                return (
                  <Table.Td key={month} ta="end">
                    {found && <Cell area={found} share={Math.sqrt(found.count / most)} />}
                  </Table.Td>
                );
              })}
              <Table.Td ta="end" px={8} c="dimmed">
                {numberText(sumOf(months))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** A year's conflicts by area and month. A number opens its list. */
export function ConflictCounts() {
  const [address, setAddress] = useAddress(ADDRESS);
  const chosen = /^\d{4}$/.test(address.year) ? Number(address.year) : undefined;
  const { data, error, refetch } = useQuery(conflictCountsQuery(chosen));
  return (
    <PageShell width="full" title={t('Conflicts Found:')} back="/vacation" above={['/people']}>
      {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={360} />}
      {data && (
        <Stack gap="sm">
          <Group justify="space-between" gap="4px 16px">
            <Text size="sm" c="dimmed">
              {t(
                '{count, plural, one {# conflict begins} other {# conflicts begin}} in {year}. Choose an area’s month to see them.',
                {
                  count: sumOf(data.counts),
                  year: String(data.year),
                },
              )}
            </Text>
            <Years
              year={data.year}
              years={data.years}
              onChange={(year) => setAddress({ year: String(year) })}
            />
          </Group>
          {data.counts.length > 0 && <CountTable {...data} />}
        </Stack>
      )}
    </PageShell>
  );
}
