import type { Day } from '@intranet/contract/core/days.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { segmentFilter } from '@intranet/ui/tables/choice-filters.tsx';

const WHEN = {
  upcoming: tc('leave list', 'From today'),
  past: tc('leave list', 'Past'),
  all: tc('leave list', 'All'),
};

/** Other filters may ask for past leave, so they look at all of it. */
export const inAll = (value: string): Record<string, string> =>
  value === '' ? {} : { when: 'all' };

/** Upcoming leave is listed from today on, all and past leave from the latest back. */
export const sortByStart =
  (column: string) =>
  ({ when }: Record<string, string>) =>
    `${column}:${when === 'upcoming' ? 'asc' : 'desc'}`;

/** @param today empty if unknown @param isLong true opens with the entries from today on (D67) */
export const whenFilter = <Row>(today: string, endOf: (row: Row) => Day, isLong: boolean) =>
  segmentFilter<Row>(WHEN, {
    key: 'when',
    label: t('When'),
    initial: isLong ? 'upcoming' : 'all',
    all: 'all',
    passes: (row, when) =>
      today === '' || when === 'all' || endOf(row) >= today === (when !== 'past'),
  });
