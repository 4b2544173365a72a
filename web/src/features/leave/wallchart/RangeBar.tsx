import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { unbroken } from '@intranet/ui/days/period-text.ts';
import filterBar from '@intranet/ui/tables/FilterBar.module.css';
import { ActionIcon, Button, Group, SegmentedControl, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CALENDAR_VIEWS, type CalendarView, type DateRange, titleOf } from './date-range.ts';
import classes from './RangeBar.module.css';

const STEPS = [
  {
    step: -1,
    Icon: IconChevronLeft,
    week: t('Previous week'),
    weeks: t('Previous 5 weeks'),
    month: t('Previous month'),
    quarter: t('Previous quarter'),
  },
  {
    step: 1,
    Icon: IconChevronRight,
    week: t('Next week'),
    weeks: t('Next 5 weeks'),
    month: t('Next month'),
    quarter: t('Next quarter'),
  },
] as const;
const VIEW_LABELS: Record<CalendarView, string> = {
  weeks: t('5 weeks'),
  month: t('Month'),
  quarter: t('Quarter'),
};
export const VIEW_OPTIONS = CALENDAR_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

interface Props {
  range: DateRange;
  /** The visible days of a chart that is wider than its window, else ''. */
  visible: string;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
  filters: ReactNode;
  phone: boolean;
}

/** Steps through the days, and chooses a view. */
export function RangeBar(props: Props) {
  const { range, visible, onStep, onToday, onView, filters, phone } = props;
  const { view } = range;
  const title = titleOf(range);
  return (
    <Group gap="8px 12px">
      <Group gap={8} wrap="nowrap">
        {STEPS.map(({ step, Icon, ...labels }) => (
          <ActionIcon
            key={step}
            variant="default"
            size={phone ? 44 : 36}
            aria-label={labels[phone && view === 'weeks' ? 'week' : view]}
            onClick={() => onStep(step)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
        <Button variant="default" flex="none" onClick={onToday}>
          {t('Today')}
        </Button>
        <Title order={2} size="h3" ms={4} className={classes.range}>
          <span aria-hidden>{unbroken(visible || title)}</span>
          {/* Not the visible days, which would be read aloud with every scroll. */}
          <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
        </Title>
      </Group>
      {filters && (
        <Group
          component="section"
          grow
          gap={8}
          flex="1 1 300px"
          maw={{ sm: 388 }}
          mb={0}
          className={filterBar.bar}
          data-print="hide"
          aria-label={t('Filters')}
        >
          {filters}
        </Group>
      )}
      {!phone && (
        <SegmentedControl
          ms="auto"
          data-print="hide"
          aria-label={tc('calendar', 'View')}
          data={VIEW_OPTIONS}
          value={view}
          onChange={onView}
        />
      )}
    </Group>
  );
}
