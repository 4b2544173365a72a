import type { Day } from '@intranet/contract/core/days.ts';
import { dayMarks } from '@intranet/ui/forms/day-marks.ts';
import type { DayMark } from '@intranet/ui/forms/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { teamLeaveQuery } from '../api.ts';

const NO_MARKS: ReadonlyMap<Day, DayMark> = new Map();

/** Holidays and colleagues away on the days that a calendar shows, loaded as it opens. */
export function useTeamDays() {
  const [shown, setShown] = useState({ from: '', to: '' });
  const onShow = useCallback((from: Day, to: Day) => setShown({ from, to }), []);
  const { data } = useQuery({
    ...teamLeaveQuery(shown.from, shown.to),
    enabled: shown.from !== '',
  });
  const marks = useMemo(
    () => (data ? dayMarks(data, shown.from, shown.to) : NO_MARKS),
    [data, shown],
  );
  return { marks, onShow };
}
