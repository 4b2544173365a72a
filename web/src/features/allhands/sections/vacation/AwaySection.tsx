import type { AllHandsVacation } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { MONTH_NAMES, shortMonthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { Loader, VisuallyHidden } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, use, useEffect, useRef } from 'react';
import { siteQuery } from '#core/site.ts';
import { awayQuery } from '../../api.ts';
import { ScrollRegion } from '../../charts/ScrollRegion.tsx';
import { countText } from '../figures.ts';
import { LiveChip } from '../LiveChip.tsx';
import { Printing } from '../printing.ts';
import slide from '../Slide.module.css';
import { Piece, Slide } from '../Slide.tsx';
import { LiveNote } from '../SlideNote.tsx';
import type { SectionView } from '../section.ts';
import classes from './Away.module.css';
import { legendOf, shadeOf } from './heat.ts';

/** The table's `border-spacing`. */
const GAP = 8;
const MONTHS = MONTH_NAMES.map((_, index) => shortMonthName(index + 1));

interface AwayTableProps {
  away: AllHandsVacation;
  /** Zero-based; null for another year's table or while unknown. */
  thisMonth: number | null;
}

function SideFigure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p className={classes.now}>
      <span className={slide.figure}>{countText(value)}</span>{' '}
      <span className={slide.label}>{children}</span>
    </p>
  );
}

function AwaySide({ away, highest, thisMonth }: AwayTableProps & { highest: number }) {
  const totals = MONTHS.map((_, month) =>
    away.areas.reduce((sum, { months }) => sum + (months[month] ?? 0), 0),
  );
  const now = totals[thisMonth ?? 0] ?? 0;
  const most = Math.max(...totals);
  const month = MONTHS[totals.indexOf(most)] ?? '';
  return (
    <div className={`${slide.card} ${classes.side}`}>
      {thisMonth !== null && (
        <SideFigure value={now}>
          {t('{count, plural, one {person away this month} other {people away this month}}', {
            count: now,
          })}
        </SideFigure>
      )}
      {most > 0 && <SideFigure value={most}>{t('Busiest month: {month}', { month })}</SideFigure>}
      <div>
        <p className={slide.label}>{t('People away')}</p>
        <ul className={classes.legend} aria-label={t('Legend')}>
          {legendOf(highest).map(({ shade, text }) => (
            <li key={shade} data-shade={shade}>
              {text}
            </li>
          ))}
          {thisMonth !== null && <li data-now>{t('This month')}</li>}
        </ul>
      </div>
    </div>
  );
}

function AwayTable({ away, thisMonth }: AwayTableProps) {
  const highest = Math.max(0, ...away.areas.flatMap(({ months }) => months));
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const month = region.current?.querySelector<HTMLElement>(`th[data-month='${thisMonth}']`);
    if (!region.current || !month) return;
    const column = month.offsetWidth + GAP;
    const end = month.offsetLeft + 2 * column - region.current.clientWidth;
    // Starts with a whole month.
    region.current.scrollLeft = Math.floor(end / column) * column;
  }, [thisMonth]);
  const mark = (month: number) => month === thisMonth || undefined;
  return (
    <div className={classes.columns} style={{ '--rows': away.areas.length } as CSSProperties}>
      <ScrollRegion
        ref={region}
        className={classes.scroll}
        aria-label={t('People on leave by month')}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('Area')}</th>
              {MONTHS.map((month, index) => (
                <th
                  key={month}
                  scope="col"
                  data-month={index}
                  data-now={mark(index)}
                  aria-current={mark(index) && 'date'}
                >
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {away.areas.map(({ area, months }) => (
              <tr key={area}>
                <th scope="row">{area}</th>
                {months.map((count, index) => (
                  <td
                    key={MONTHS[index]}
                    data-shade={shadeOf(count, highest)}
                    data-now={mark(index)}
                  >
                    {count === 0 ? <VisuallyHidden>{count}</VisuallyHidden> : count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <AwaySide away={away} highest={highest} thisMonth={thisMonth} />
    </div>
  );
}

function monthWithin(year: number, day: string | undefined): number | null {
  return day?.startsWith(`${year}-`) ? Number(day.slice(5, 7)) - 1 : null;
}

function Away({ query }: { query: UseQueryResult<AllHandsVacation> }) {
  const { data, error } = query;
  const { data: site } = useQuery(siteQuery);
  const printing = use(Printing);
  if (data?.areas.length === 0)
    return <p className={classes.empty}>{t('No areas to show yet.')}</p>;
  if (data) {
    return (
      <Piece order={1} fill>
        <AwayTable away={data} thisMonth={monthWithin(data.year, site?.today)} />
      </Piece>
    );
  }
  if (printing) return <LiveNote section="vacation-1" />;
  if (error) {
    return <LoadFailure title={t('Couldn’t load this year’s leave')} query={query} />;
  }
  return <Loader role="status" className={classes.loading} aria-label={t('Loading')} />;
}

/** Approved leave in the current year by area and month, without names (D4). */
export function AwaySection({ deck: { quarter } }: SectionView) {
  const query = useQuery(awayQuery);
  const year = query.data && String(query.data.year);
  return (
    <Slide
      title={t('Vacation 1')}
      aside={
        query.data && (
          <LiveChip>
            {t('Live · not part of {quarter}', { quarter: quarterText(quarter) })}
          </LiveChip>
        )
      }
      note={
        year
          ? t('People with approved leave in each month of {year}', { year })
          : t('People with approved leave in each month')
      }
    >
      <Away query={query} />
    </Slide>
  );
}
