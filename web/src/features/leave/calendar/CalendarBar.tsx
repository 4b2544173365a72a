import type { Day } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CalendarPage.module.css';
import { type DateRange, titleOf, VIEWS, type View } from './date-range.ts';

const STEPS = [
  {
    step: -1,
    Icon: IconChevronLeft,
    weeks: t('Previous 5 weeks'),
    month: t('Previous month'),
    quarter: t('Previous quarter'),
  },
  {
    step: 1,
    Icon: IconChevronRight,
    weeks: t('Next 5 weeks'),
    month: t('Next month'),
    quarter: t('Next quarter'),
  },
] as const;
const VIEW_LABELS: Record<View, string> = {
  weeks: t('5 weeks'),
  month: t('Month'),
  quarter: t('Quarter'),
};
export const VIEW_OPTIONS = VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

interface Props {
  range: DateRange;
  today: Day;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  /** The filters' fields, unless they are folded away. */
  filters: ReactNode;
  /** On a phone, the view is in a menu beside the title (`PhoneActions`). */
  phone: boolean;
}

export function CalendarBar(props: Props) {
  const { range, today, onStep, onToday, onView, filters, phone } = props;
  const { view } = range;
  return (
    <div className={classes.bar}>
      <Group gap={8} wrap="nowrap">
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
        <Text component="h2" fw={600} className={classes.range} data-view={view} aria-live="polite">
          {titleOf(range, today)}
        </Text>
      </Group>
      {filters && (
        <section className={classes.filters} aria-label={t('Filters')}>
          {filters}
        </section>
      )}
      {!phone && (
        <SegmentedControl
          className={classes.views}
          aria-label={tc('calendar', 'View')}
          data={VIEW_OPTIONS}
          value={view}
          onChange={onView}
        />
      )}
    </div>
  );
}
