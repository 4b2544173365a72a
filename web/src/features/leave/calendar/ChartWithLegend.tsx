import { t } from '@intranet/contract/core/i18n/t.ts';
import { LEAVE_TYPES, presentTypes } from '@intranet/contract/leave/leave-types.ts';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { StepNav } from '@intranet/ui/tables/data-table/StepNav.tsx';
import { useMemo } from 'react';
import { AwayOnly } from '../wallchart/AwayOnly.tsx';
import type { CalendarChart } from './calendar-chart.ts';
import { LeaveChart, type LeaveChartProps } from './LeaveChart.tsx';
import { Legend } from './Legend.tsx';

interface Props extends Omit<LeaveChartProps, 'today' | 'holidays' | 'lines' | 'onToggleArea'> {
  chart: CalendarChart;
  loaded: NonNullable<CalendarChart['loaded']>;
  legend: { open: boolean; panel: string; onClose: (() => void) | undefined };
  phone: boolean;
}

export function ChartWithLegend({ chart, loaded, legend, phone, ...days }: Props) {
  const { lines, chips, only, page } = chart;
  const { people, holidays, leaves, limited, today } = loaded;
  const holidayNames = useMemo(
    () => new Map(holidays.map(({ day, name }) => [day, name])),
    [holidays],
  );
  const canRequest = lines.some((line) => line.kind === 'person' && line.own);
  return (
    <>
      {lines.length > 0 || only ? (
        <>
          <LeaveChart
            {...days}
            {...{ lines, today }}
            holidays={holidayNames}
            onToggleArea={chart.onToggleArea}
            opened={chart.opened}
          />
          {page && <StepNav {...page} label={t('Calendar')} narrow={phone} />}
          <AwayOnly
            only={only}
            hint={canRequest && t('Drag over free days in your row to request leave.')}
          />
        </>
      ) : (
        <EmptyState
          text={people > 0 ? undefined : t('No employees yet')}
          filtered={people > 0}
          chips={chips}
          onShowAll={chart.onClearFilters}
        />
      )}
      <Legend
        id={legend.panel}
        open={legend.open}
        onClose={legend.onClose}
        types={presentTypes([...LEAVE_TYPES, ...leaves.map(({ type }) => type)])}
        {...{ holidays, limited, canRequest }}
      />
    </>
  );
}
