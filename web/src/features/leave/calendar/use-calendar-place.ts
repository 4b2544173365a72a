import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { useCallback, useMemo } from 'react';
import { type RangeAddress, readRange } from '../wallchart/date-range.ts';
import { useDaysInView } from '../wallchart/use-days-in-view.ts';

export const NO_PLACE: RangeAddress = { view: '', month: '', from: '' };
/** The first page of a calendar in pages. */
export const FIRST_PAGE = { page: '1', after: '', before: '' };
const DEFAULTS = {
  ...{ ...NO_PLACE, ...FIRST_PAGE },
  ...{ who: '', open: '', closed: '', leave: '', dialog: '' },
};

/** From this many people on, the chart opens with those on leave. */
const MANY_PEOPLE = 40;

/** The days, areas and dialogs that the address names, and the days in the window. */
export function useCalendarPlace(today: string) {
  const [address, setAddress] = useAddress(DEFAULTS);
  const phone = useBelow('sm');
  const { month, from } = address;
  const view = phone && address.view === 'quarter' ? 'month' : address.view;
  const range = useMemo(() => readRange({ view, month, from }, today), [view, month, from, today]);
  const { shown, visible, ...weeks } = useDaysInView(range, from || today);
  const awayIn = useMemo(
    () => (phone ? shown : { start: range.from, end: range.to }),
    [phone, shown, range],
  );
  const closed = useMemo(() => (address.closed ? address.closed.split('|') : []), [address.closed]);
  const toggleClosed = useCallback(
    (area: string) => {
      const others = closed.filter((one) => one !== area);
      const next = others.length < closed.length ? others : [...closed, area];
      setAddress({ closed: next.join('|') });
    },
    [setAddress, closed],
  );
  return {
    ...{ today, address, setAddress, phone, range, weeks, closed, toggleClosed },
    /** The days in the window; null if it has all of the range. */
    visible: visible ?? (phone ? shown : null),
    /** The days for which people count as away. */
    awayIn,
  };
}

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;

/** The switch that leaves out people without leave, until a filter is set. */
export function useAwayOnly({ address, setAddress, phone }: CalendarPlace, people: number) {
  const onAtFirst = phone || people >= MANY_PEOPLE;
  return {
    on: address.who ? address.who === 'away' : onAtFirst,
    onChange: (on: boolean) =>
      setAddress({ who: on === onAtFirst ? '' : on ? 'away' : 'all', ...FIRST_PAGE }),
  };
}
