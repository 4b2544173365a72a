import type { AllHandsVacation } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { MONTH_NAMES, shortMonthName } from '@intranet/contract/communication/rules.ts';
import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { Group, Loader, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, use } from 'react';
import { siteQuery } from '#core/site.ts';
import { awayQuery } from '../../api.ts';
import { countText } from '../figures.ts';
import { LiveChip } from '../LiveChip.tsx';
import { Printing } from '../printing.ts';
import slide from '../Slide.module.css';
import { Piece, Slide } from '../Slide.tsx';
import { LiveNote, SlideNote } from '../SlideNote.tsx';
import type { SectionView } from '../section.ts';
import classes from './Away.module.css';
import { legendOf, shadeOf } from './heat.ts';

const MONTHS = MONTH_NAMES.map((_, index) => shortMonthName(index + 1));

interface AwayTableProps {
  away: AllHandsVacation;
  /** Zero-based; null for another year's table or while unknown. */
  thisMonth: number | null;
}

function SideFigure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p>
      <span className={slide.figure}>{countText(value)}</span>
      <Text component="span" inherit display="block" fw={600}>
        {children}
      </Text>
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
    <Stack className={slide.card} justify="space-between">
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
        <Group component="ul" gap={4} className={classes.legend} aria-label={t('Legend')}>
          {legendOf(highest).map(({ shade, text }) => (
            <li key={shade} data-shade={shade}>
              {text}
            </li>
          ))}
        </Group>
      </div>
    </Stack>
  );
}

function AwayTable({ away, thisMonth }: AwayTableProps) {
  const highest = Math.max(0, ...away.areas.flatMap(({ months }) => months));
  return (
    <div className={classes.columns} style={{ '--rows': away.areas.length } as CSSProperties}>
      <section className={classes.months} aria-label={t('People on leave by month')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('Area')}</th>
              {MONTHS.map((month, index) => (
                <th
                  key={month}
                  scope="col"
                  data-now={index === thisMonth || undefined}
                  aria-current={index === thisMonth ? 'date' : undefined}
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
                  <td key={MONTHS[index]} data-shade={shadeOf(count, highest)}>
                    {count === 0 ? <VisuallyHidden>{count}</VisuallyHidden> : count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <AwaySide away={away} highest={highest} thisMonth={thisMonth} />
    </div>
  );
}

function monthWithin(year: number, day: string | undefined): number | null {
  return day?.startsWith(`${year}-`) ? Number(day.slice(5, 7)) - 1 : null;
}

/** @param today undefined for frozen figures, which have no current month */
function AwayPiece({ away, today }: { away: AllHandsVacation; today?: string | undefined }) {
  if (away.areas.length === 0) return <SlideNote>{t('No areas to show yet.')}</SlideNote>;
  return (
    <Piece order={1} fill>
      <AwayTable away={away} thisMonth={monthWithin(away.year, today)} />
    </Piece>
  );
}

function CurrentAway({ query }: { query: UseQueryResult<AllHandsVacation> }) {
  const { data, error } = query;
  const { data: site } = useQuery(siteQuery);
  const printing = use(Printing);
  if (data) return <AwayPiece away={data} today={site?.today} />;
  if (printing) return <LiveNote section="vacation-1" />;
  if (error) {
    return <LoadFailure title={t('Couldn’t load this year’s leave')} query={query} />;
  }
  return <Loader role="status" mx="auto" aria-label={t('Loading')} />;
}

/** Approved leave by area and month, without names (D4): frozen in the deck, or of today. */
export function AwaySection({ deck: { quarter, away, as_of } }: SectionView) {
  const query = useQuery({ ...awayQuery, enabled: away === undefined });
  const shown = away ?? query.data;
  const year = shown && String(shown.year);
  const day = as_of?.away;
  return (
    <Slide
      title={t('Vacation 1')}
      aside={
        shown &&
        (away === undefined || day) && (
          <LiveChip>
            {day
              ? t('As of {day}', { day: formatDay(day) })
              : t('Live · not part of {quarter}', { quarter: quarterText(quarter) })}
          </LiveChip>
        )
      }
      note={
        year
          ? t('People with approved leave in each month of {year}', { year })
          : t('People with approved leave in each month')
      }
    >
      {away ? <AwayPiece away={away} /> : <CurrentAway query={query} />}
    </Slide>
  );
}
