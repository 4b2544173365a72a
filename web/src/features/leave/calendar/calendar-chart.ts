import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { FilterChip } from '@intranet/ui/tables/data-table/FilterChips.tsx';
import type { ServerPage } from '@intranet/ui/tables/use-server-page.ts';
import type { ReactNode } from 'react';
import type { Only } from '../wallchart/AwayOnly.tsx';
import type { OpenedArea } from '../wallchart/use-opened-in-view.ts';
import type { CalendarLeave, LeaveLine } from './chart-model.ts';

/** What the screen shows, from a calendar that was read whole or in pages. */
export interface CalendarChart {
  /** Undefined until it has loaded. */
  loaded:
    | {
        today: string;
        holidays: Calendar['holidays'];
        leaves: readonly CalendarLeave[];
        people: number;
        limited: boolean;
      }
    | undefined;
  lines: readonly LeaveLine[];
  inputs: ReactNode;
  chips: readonly FilterChip[];
  onClearFilters: (() => void) | undefined;
  only: Only | undefined;
  onToggleArea: (area: string) => void;
  /** The page of the people, if there are others. */
  page?: (ServerPage & { rows: number }) | undefined;
  opened?: OpenedArea | undefined;
  /** True while the next days or people load. */
  isPlaceholderData: boolean;
  error: Error | null;
  refetch: () => unknown;
}
