import type { RevenueTarget } from '@intranet/contract/communication/endpoints.ts';
import { monthName, percentReached, sumTargets } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Paper, Progress, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { formatReais } from './amount-text.ts';
import classes from './RevenueFigures.module.css';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import { SERIES } from './series.ts';

const TargetsChart = lazy(() => import('./TargetsChart.tsx'));

interface ProgressCardProps {
  title: string;
  note: string;
  goal: number;
  actual: number;
}

function ProgressCard({ title, note, goal, actual }: ProgressCardProps) {
  const id = useId();
  const percent = percentReached({ goal, actual });
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
    </Paper>
  );
}

interface Props {
  targets: readonly RevenueTarget[];
  thisMonth: number;
}

export function RevenueFigures({ targets, thisMonth }: Props) {
  const now = targets.find(({ month }) => month === thisMonth) ?? { goal: 0, actual: 0 };
  const spoken = targets
    .map(({ month, goal, actual }) =>
      t('{month} {actual} of {goal}', {
        month: monthName(month),
        actual: formatReais(actual),
        goal: formatReais(goal),
      }),
    )
    .join(', ');
  return (
    <Stack gap="md" className={classes.figures}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <ProgressCard
          title={t('Monthly progress')}
          note={monthName(thisMonth)}
          goal={now.goal}
          actual={now.actual}
        />
        <ProgressCard
          title={t('Yearly progress')}
          note={t('All months')}
          {...sumTargets(targets)}
        />
      </SimpleGrid>
      <Paper component="section" withBorder p="md" aria-labelledby="revenue-by-month">
        <Title order={2} size="h4" id="revenue-by-month">
          {t('Goal and actual by month')}
        </Title>
        <Group component="ul" gap="4px 20px" mt={8} mb="md" fz="sm" aria-label={t('Legend')}>
          {SERIES.map((one) => (
            <Group key={one.name} component="li" gap={8} wrap="nowrap">
              <SeriesSwatch series={one} />
              {one.label}
            </Group>
          ))}
        </Group>
        <div role="img" aria-label={t('Goal and actual by month: {spoken}', { spoken })}>
          <Suspense fallback={<Skeleton height={240} />}>
            <TargetsChart targets={targets} />
          </Suspense>
        </div>
      </Paper>
    </Stack>
  );
}
