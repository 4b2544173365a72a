import type { AllHandsVacation } from '@intranet/contract/allhands/endpoints.ts';
import { useEffect, useRef } from 'react';
import { ScrollRegion } from '../../charts/ScrollRegion.tsx';
import classes from './Away.module.css';
import { legendOf, shadeOf } from './heat.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface AwayTableProps {
  away: AllHandsVacation;
  /** Zero-based; null for another year's table or while unknown. */
  thisMonth: number | null;
}

export function AwayTable({ away, thisMonth }: AwayTableProps) {
  const highest = Math.max(0, ...away.areas.flatMap(({ months }) => months));
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const month = region.current?.querySelector<HTMLElement>(`th[data-month='${thisMonth}']`);
    if (!region.current || !month) return;
    region.current.scrollLeft =
      month.offsetLeft + 2 * month.offsetWidth - region.current.clientWidth;
  }, [thisMonth]);
  const mark = (month: number) => month === thisMonth || undefined;
  return (
    <>
      <ScrollRegion ref={region} className={classes.scroll} aria-label="People on leave by month">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Area</th>
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
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ul className={classes.legend} aria-label="Legend">
        {legendOf(highest).map(({ shade, text }) => (
          <li key={shade}>
            <span className={classes.swatch} data-shade={shade} aria-hidden />
            {text}
          </li>
        ))}
        {thisMonth !== null && (
          <li>
            <span className={classes.swatch} data-now aria-hidden />
            This month
          </li>
        )}
      </ul>
    </>
  );
}
