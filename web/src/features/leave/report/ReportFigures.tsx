import { addMonths } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { dayFormat } from '@intranet/ui/days/day-format.ts';
import { Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Key } from '../calendar/Keys.tsx';
import { TypeSwatch } from '../TypeSwatch.tsx';
import { groupLines, MONTHS, type ReportRow, sumMonths, typesOf } from './report-lines.ts';

// A large chunk; the figures don't need it.
const MonthsChart = lazy(() => import('./MonthsChart.tsx'));

const CHART_HEIGHT = 272;
const shortMonth = dayFormat({ month: 'short' });

export function ReportFiguresSkeleton() {
  return <Skeleton h={{ base: 442, sm: 414, lg: 386 }} radius="md" />;
}

interface Props {
  rows: readonly ReportRow[];
  title: string;
  plannedFrom: number;
}

export function ReportFigures({ rows, title, plannedFrom }: Props) {
  const lines = groupLines('type', rows);
  const types = typesOf(rows);
  const months = sumMonths(rows);
  const total = months.reduce((all, days) => all + days, 0);
  const planned = months.some((days, month) => days > 0 && month >= plannedFrom);
  const description = MONTHS.map((month, index) => `${month} ${months[index]}`).join(', ');
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-labelledby="by-month">
      <Group gap={12} align="baseline" mb={12}>
        <Title order={2} size="h3" id="by-month">
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {t('{total, plural, one {# day} other {# days}} total', { total })}
        </Text>
      </Group>
      <Group component="ul" gap="4px 16px" mb={14} fz="sm" lh="20px" aria-label={t('Days by type')}>
        {types.map((type) => (
          <Key key={type} mark={<TypeSwatch type={type} />}>
            {leaveTypeLabel(type)}{' '}
            <Text span inherit fw={600} visibleFrom="lg">
              {lines.find(({ key }) => key === type)?.total}
            </Text>
          </Key>
        ))}
        {planned && (
          <Key mark={<TypeSwatch state="pending" />}>
            {t('Planned from {month}', { month: shortMonth(addMonths('2000-01-01', plannedFrom)) })}
          </Key>
        )}
      </Group>
      <div role="img" aria-label={`${title}: ${description}`}>
        <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
          <MonthsChart {...{ rows, types, plannedFrom }} height={CHART_HEIGHT} />
        </Suspense>
      </div>
    </Paper>
  );
}
