import { monthName, percentReached } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Paper, Progress, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { formatReais } from './amount-text.ts';
import { changeText, hasFigures, type TargetRow, totalOf } from './compare-years.ts';
import classes from './RevenueFigures.module.css';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import { seriesOf } from './series.ts';

const TargetsChart = lazy(() => import('./TargetsChart.tsx'));

interface ProgressCardProps {
  title: string;
  note: string;
  amounts: TargetRow;
  /** What the amounts are compared with, such as `November 2025`. */
  lastName: string;
}

function ProgressCard({ title, note, amounts, lastName }: ProgressCardProps) {
  const id = useId();
  const { goal, actual, last, change } = amounts;
  const percent = percentReached(amounts);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Group>
      <Group justify="space-between" align="baseline" gap="xs" mt="xs" mb={6}>
        <Text fw={600} fz={24} lh={1.2}>
          {percent}%
        </Text>
        <Text size="sm">
          {t('{actual} of {goal}', { actual: formatReais(actual), goal: formatReais(goal) })}
        </Text>
      </Group>
      <Progress value={Math.min(percent, 100)} color="var(--actual)" size="lg" aria-label={title} />
      {last !== null && (
        <Text size="sm" c="dimmed" mt={8}>
          {change === null
            ? t('{period}: {amount}', { period: lastName, amount: formatReais(last) })
            : t('{change} vs {period}', { change: changeText(change), period: lastName })}
        </Text>
      )}
    </Paper>
  );
}

interface ChartCardProps {
  year: number;
  rows: readonly TargetRow[];
}

/** The year's bars and goals over last year's line, or a sentence where there is nothing to draw. */
function ChartCard({ year, rows }: ChartCardProps) {
  const series = seriesOf(rows.some(({ last }) => last !== null) ? year - 1 : undefined);
  const years = { year: String(year), last: String(year - 1) };
  const isEmpty = !hasFigures(rows);
  const hasLine = series.some(({ name }) => name === 'last');
  const spoken = rows
    .map(({ month, goal, actual, last }) => {
      const texts = {
        month: monthName(month),
        actual: formatReais(actual),
        goal: formatReais(goal),
      };
      return last === null
        ? t('{month} {actual} of {goal}', texts)
        : t('{month} {actual} of {goal}, a year before {last}', {
            ...texts,
            last: formatReais(last),
          });
    })
    .join(', ');
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={`revenue-by-month-${year}`}>
      <Title order={2} size="h4" id={`revenue-by-month-${year}`}>
        {t('Goal and actual by month')}
      </Title>
      {isEmpty && (
        <Text size="sm" mt={8}>
          {hasLine
            ? t('No figures for {year}. The dashed line shows {last}.', years)
            : t('No figures for {year}.', years)}
        </Text>
      )}
      {(!isEmpty || hasLine) && (
        <>
          <Group component="ul" gap="4px 20px" mt={8} mb="md" fz="sm" aria-label={t('Legend')}>
            {series.map((one) => (
              <Group key={one.name} component="li" gap={8} wrap="nowrap">
                <SeriesSwatch series={one} />
                {one.label}
              </Group>
            ))}
          </Group>
          <div
            className={classes.chart}
            role="img"
            aria-label={t('Goal and actual by month: {spoken}', { spoken })}
          >
            <Suspense fallback={<Skeleton height={240} />}>
              <TargetsChart rows={rows} series={series} />
            </Suspense>
          </div>
        </>
      )}
    </Paper>
  );
}

interface Props {
  year: number;
  rows: readonly TargetRow[];
  /** Undefined in other years, which have no monthly progress. */
  thisMonth: number | undefined;
}

export function RevenueFigures({ year, rows, thisMonth }: Props) {
  const now = rows.find(({ month }) => month === thisMonth);
  const total = totalOf(rows, thisMonth);
  const lastYear = String(year - 1);
  return (
    <Stack gap="md" className={classes.figures}>
      {(now || hasFigures(rows)) && (
        <SimpleGrid cols={{ base: 1, sm: now ? 2 : 1 }} spacing="md">
          {now && (
            <ProgressCard
              title={t('Monthly progress')}
              note={monthName(now.month)}
              amounts={now}
              lastName={t('{month} {year}', { month: monthName(now.month), year: lastYear })}
            />
          )}
          <ProgressCard
            title={t('Yearly progress')}
            note={t('All months')}
            amounts={total}
            lastName={total.span ? `${total.span} ${lastYear}` : lastYear}
          />
        </SimpleGrid>
      )}
      <ChartCard year={year} rows={rows} />
    </Stack>
  );
}
