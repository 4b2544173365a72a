import type { Day } from '@intranet/contract/core/days.ts';

export interface DayMark {
  holiday?: string;
  /** Those who are away. */
  names: readonly string[];
  /** True if all of their leave is pending. */
  pending: boolean;
}

/** The other half of a range, and the notes of the days around it. */
export interface DayRange {
  field: 'start' | 'end';
  start: Day | '';
  end: Day | '';
  onChoose: (start: Day, end: Day) => void;
  marks: ReadonlyMap<Day, DayMark>;
  /** Called with the visible days, so that their marks can load. */
  onShow: (from: Day, to: Day) => void;
}
