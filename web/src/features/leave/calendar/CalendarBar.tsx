import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './CalendarPage.module.css';
import { readView, type Stretch, titleOf, type View } from './stretch.ts';

export function CalendarBar({
  stretch,
  onStep,
  onToday,
  onView,
}: {
  stretch: Stretch;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onView: (view: View) => void;
}) {
  const { view } = stretch;
  return (
    <div className={classes.bar}>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Previous ${view}`}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`Next ${view}`}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={onToday}>
          Today
        </Button>
        <Text component="h2" fw={650} size="lg" className={classes.stretch} aria-live="polite">
          {titleOf(stretch)}
        </Text>
      </Group>
      <SegmentedControl
        aria-label="View"
        className={classes.view}
        data={[
          { value: 'month', label: 'Month' },
          { value: 'quarter', label: 'Quarter' },
        ]}
        value={view}
        onChange={(value) => onView(readView(value))}
      />
    </div>
  );
}
