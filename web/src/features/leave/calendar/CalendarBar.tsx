import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CalendarPage.module.css';
import { type DateRange, readView, titleOf, type View } from './date-range.ts';

const STEPS = [
  { step: -1, Icon: IconChevronLeft, month: t('Previous month'), quarter: t('Previous quarter') },
  { step: 1, Icon: IconChevronRight, month: t('Next month'), quarter: t('Next quarter') },
] as const;
export const VIEW_LABELS: Record<View, string> = { month: t('Month'), quarter: t('Quarter') };
const VIEW_OPTIONS = Object.entries(VIEW_LABELS).map(([value, label]) => ({ value, label }));

interface Props {
  range: DateRange;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  /** The filters' fields, unless they are folded away. */
  filters: ReactNode;
  legend: { open: boolean; panel: string; onToggle: () => void };
  /** On a phone, legend and view are beside the title (`PhoneActions`). */
  phone: boolean;
}

/** Steps, filters, legend and view on one line, which wraps on a narrow window. */
export function CalendarBar(props: Props) {
  const { range, onStep, onToday, onView, filters, legend, phone } = props;
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
        <Text component="h2" fw={600} className={classes.range} aria-live="polite">
          {titleOf(range)}
        </Text>
      </Group>
      {filters && (
        <section className={classes.filters} aria-label={t('Filters')}>
          {filters}
        </section>
      )}
      {!phone && (
        <Group gap={8} wrap="nowrap" className={classes.views}>
          <Button
            variant="default"
            leftSection={<IconInfoCircle size={18} aria-hidden />}
            aria-expanded={legend.open}
            aria-controls={legend.panel}
            onClick={legend.onToggle}
          >
            {t('Legend')}
          </Button>
          <SegmentedControl
            aria-label={tc('calendar', 'View')}
            data={VIEW_OPTIONS}
            value={view}
            onChange={(value) => onView(readView(value))}
          />
        </Group>
      )}
    </div>
  );
}
