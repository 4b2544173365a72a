import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { titleOf } from '../wallchart/date-range.ts';
import { type ChartProps, Wallchart } from '../wallchart/Wallchart.tsx';
import { AreaRow } from './AreaRow.tsx';
import type { LeaveLine } from './chart-model.ts';
import { datesInWords } from './labels.ts';
import { PersonRow } from './PersonRow.tsx';

function detailsOf(lines: readonly LeaveLine[], id: number) {
  for (const line of lines) {
    const bar = line.kind === 'person' && line.bars.find((one) => one.id === id);
    if (!bar) continue;
    const { type, pending, cancelling } = bar.leave;
    return (
      <>
        <strong>
          <bdi>{line.name}</bdi>
        </strong>
        <br />
        {leaveTypeLabel(type)}
        {pending && ` ${t('(pending)')}`}
        {cancelling && ` ${t('(cancellation requested)')}`}
        <br />
        {datesInWords(bar.leave)}
        {bar.clashes.length > 0 && (
          <>
            <br />
            {t('Others in {area} are away too', { area: areaName(line.area) })}
          </>
        )}
      </>
    );
  }
  return null;
}

export interface LeaveChartProps extends ChartProps<LeaveLine> {
  onToggleArea: (area: string) => void;
}

export function LeaveChart({ lines, onToggleArea, ...chart }: LeaveChartProps) {
  const { range, today } = chart;
  return (
    <Wallchart
      {...chart}
      lines={lines}
      label={t('Leave, {range}', { range: titleOf(range) })}
      describeBar={(id) => detailsOf(lines, id)}
      renderArea={(line, index) => (
        <AreaRow line={line} index={index} view={range.view} onToggle={onToggleArea} />
      )}
      renderPerson={(line, index, state) => (
        <PersonRow {...{ line, index, range, ...state }} today={range.indexOf.get(today)} />
      )}
    />
  );
}
