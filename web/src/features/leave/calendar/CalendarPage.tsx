import { t } from '@intranet/contract/core/i18n/t.ts';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { useQuery } from '@tanstack/react-query';
import { useIsLong } from '#core/long-lists.ts';
import { siteQuery } from '#core/site.ts';
import { BarSkeleton, ChartSkeleton } from '../wallchart/ChartSkeleton.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';
import { usePagedChart } from './use-paged-chart.ts';
import { useWholeChart } from './use-whole-chart.ts';

interface Props {
  today: string;
}

function WholeCalendar({ today }: Props) {
  const place = useCalendarPlace(today);
  return <CalendarScreen place={place} chart={useWholeChart(place)} />;
}

function PagedCalendar({ today }: Props) {
  const place = useCalendarPlace(today);
  return <CalendarScreen place={place} chart={usePagedChart(place)} />;
}

/** The first range depends on the company's date, not the device's (D15). */
export default function CalendarPage() {
  const site = useQuery(siteQuery);
  const { isLong, ...long } = useIsLong('calendar');
  if (site.data && isLong !== undefined) {
    const { today } = site.data;
    return isLong ? <PagedCalendar today={today} /> : <WholeCalendar today={today} />;
  }
  return (
    <PageShell width="full" title={t('Calendar')}>
      <Pending queries={[site, { ...long, data: isLong }]}>
        <BarSkeleton />
        <ChartSkeleton />
      </Pending>
    </PageShell>
  );
}
