import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { periodText } from '@intranet/ui/days/period-text.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { readId } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Stack } from '@mantine/core';
import { useToggle } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { SubscribeDialog } from '#features/feeds/shared/SubscribeDialog.tsx';
import { LeaveDialog } from '../own/LeaveDialog.tsx';
import { ChartSkeleton } from '../wallchart/ChartSkeleton.tsx';
import {
  type CalendarView,
  goToToday,
  inView,
  type RangeAddress,
  stepFrom,
} from '../wallchart/date-range.ts';
import { PhoneActions } from '../wallchart/PhoneActions.tsx';
import { RangeBar } from '../wallchart/RangeBar.tsx';
import type { ChartActions } from '../wallchart/use-cell-cursor.ts';
import { ChartWithLegend } from './ChartWithLegend.tsx';
import type { CalendarChart } from './calendar-chart.ts';
import { type CalendarPlace, FIRST_PAGE, NO_PLACE } from './use-calendar-place.ts';
import { WideActions } from './WideActions.tsx';

interface Props {
  place: CalendarPlace;
  chart: CalendarChart;
}

/** The wallchart of all areas (D28); dragging over the user's own row requests leave. */
export function CalendarScreen({ place, chart }: Props) {
  const { today, address, setAddress, phone, range, weeks, visible } = place;
  const { loaded, inputs, isPlaceholderData, error } = chart;
  const navigate = useNavigate();
  const active = chart.chips.length;
  const [opened, setOpened] = useState<{ id: number; bar: HTMLElement | null }>();

  const show = (next: RangeAddress) => setAddress({ ...next, ...FIRST_PAGE }, { push: true });
  const actions: ChartActions = {
    onOpen: (id) => {
      setOpened({ id, bar: document.querySelector<HTMLElement>(`[data-bar="${id}"]`) });
      setAddress({ leave: String(id) }, { push: true });
    },
    onRequest: (span) => {
      const [start = '', end = ''] = [range.days[span.from], range.days[span.to]];
      void navigate({ to: '/vacation', search: { type: 'Vacation', start, end } });
    },
    onStep: (step) => {
      if (!phone || range.view !== 'weeks') return show(stepFrom(range, step, today));
      const week = weeks.weekAt(step);
      if (!weeks.scrollTo(week)) show({ ...NO_PLACE, from: week });
    },
  };
  const leave = readId(address.leave);
  const bar = opened?.id === leave ? opened.bar : null;
  const panel = useId();
  const [legendOpen, toggleLegend] = useToggle();
  const [filtersOpen, toggleFilters] = useToggle();
  const legend = {
    ...{ open: legendOpen, panel, onToggle: () => toggleLegend() },
    onClose: phone ? undefined : () => toggleLegend(false),
  };
  const filters = { active, open: filtersOpen, onToggle: () => toggleFilters() };
  const onView = (next: CalendarView) => show(inView(range, next, address.month, today));
  const onToday = () => weeks.scrollTo(today) || show(goToToday(range, today));
  const onSubscribe = () => setAddress({ dialog: 'subscribe' }, { push: true });

  return (
    <PageShell
      width="full"
      title={t('Calendar')}
      actions={
        phone ? (
          <PhoneActions {...{ filters, legend, onView, onSubscribe }} view={range.view} />
        ) : (
          <WideActions {...{ legend, onSubscribe }} limited={loaded?.limited} />
        )
      }
    >
      <RangeBar
        range={range}
        visible={visible && range.view === 'weeks' ? periodText(visible.start, visible.end) : ''}
        onStep={actions.onStep}
        filters={(!phone || filtersOpen) && inputs}
        {...{ onToday, onView, phone }}
      />
      {error && <FailedState message={sentenceOf(error)} retry={() => void chart.refetch()} />}
      <Stack
        gap={12}
        pos="relative"
        opacity={isPlaceholderData ? 0.6 : 1}
        aria-busy={isPlaceholderData || (!loaded && !error)}
      >
        {!loaded && !error && <ChartSkeleton />}
        {loaded && (
          <ChartWithLegend
            {...{ chart, loaded, range, actions, legend, phone }}
            target={weeks.target}
            onVisible={weeks.onVisible}
          />
        )}
      </Stack>
      {leave !== null && (
        <LeaveDialog
          key={leave}
          leaveId={leave}
          anchor={bar?.isConnected && !phone ? bar : undefined}
          onClose={() => setAddress({ leave: '' })}
        />
      )}
      {address.dialog === 'subscribe' && (
        <SubscribeDialog onClose={() => setAddress({ dialog: '' })} />
      )}
    </PageShell>
  );
}
