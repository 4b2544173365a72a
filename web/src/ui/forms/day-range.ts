import type { Day } from '@intranet/contract/core/days.ts';

export type Presence = 'away' | 'pending';

export interface DayMark {
  holiday?: string;
  /** One thin bar per lane under the day; a person keeps the same lane. */
  lanes: readonly (Presence | undefined)[];
  names: readonly string[];
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
