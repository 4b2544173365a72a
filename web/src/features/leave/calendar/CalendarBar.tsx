import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CalendarPage.module.css';
import { type DateRange, readView, titleOf, type View } from './date-range.ts';

const STEPS = [
  { step: -1, Icon: IconChevronLeft, month: t('Previous month'), quarter: t('Previous quarter') },
  { step: 1, Icon: IconChevronRight, month: t('Next month'), quarter: t('Next quarter') },
] as const;
const VIEW_OPTIONS = [
  { value: 'month', label: t('Month') },
  { value: 'quarter', label: t('Quarter') },
];

interface Props {
  range: DateRange;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  legend: ReactNode;
}

export function CalendarBar({ range, onStep, onToday, onView, legend }: Props) {
  const { view } = range;
  return (
    <div className={classes.bar}>
      <Group gap="xs" wrap="nowrap">
        {STEPS.map(({ step, Icon, ...labels }) => (
          <ActionIcon
            key={step}
            variant="default"
            size={36}
            aria-label={labels[view]}
            onClick={() => onStep(step)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
        <Button variant="default" onClick={onToday}>
          {t('Today')}
        </Button>
        <Text component="h2" fw={600} className={classes.range} aria-live="polite">
          {titleOf(range)}
        </Text>
      </Group>
      <Group gap="xs" wrap="nowrap">
        {legend}
        <SegmentedControl
          aria-label={tc('calendar', 'View')}
          className={classes.view}
          data={VIEW_OPTIONS}
          value={view}
          onChange={(value) => onView(readView(value))}
        />
      </Group>
    </div>
  );
}
