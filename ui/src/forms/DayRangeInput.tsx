import { SimpleGrid } from '@mantine/core';
import { DayInput, type DayInputProps } from './DayInput.tsx';
import type { DayRange } from './day-range.ts';

interface Props extends Pick<DayRange, 'marks' | 'onShow'> {
  start: DayInputProps;
  end: DayInputProps;
}

/** Two date fields whose calendars choose both days at once. */
export function DayRangeInput({ start, end, ...days }: Props) {
  const range = {
    ...days,
    start: start.value ?? '',
    end: end.value ?? '',
    onChoose: (first: string, last: string) => {
      start.onChange?.(first);
      end.onChange?.(last);
    },
  };
  return (
    <SimpleGrid cols={2} spacing={{ base: 'xs', sm: 'md' }}>
      <DayInput {...start} range={{ ...range, field: 'start' }} />
      <DayInput {...end} startAt={range.start} range={{ ...range, field: 'end' }} />
    </SimpleGrid>
  );
}
