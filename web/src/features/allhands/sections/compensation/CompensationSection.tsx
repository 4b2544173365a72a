import { t } from '@intranet/contract/core/i18n/t.ts';
import type { CSSProperties } from 'react';
import { Bars } from '../Bars.tsx';
import { Change } from '../Change.tsx';
import { percentText, shortReais } from '../figures.ts';
import slide from '../Slide.module.css';
import { Piece, Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Compensation.module.css';
import { CountUp, useCountUp } from './CountUp.tsx';

const colored = (index: number, more?: CSSProperties) =>
  ({ '--fill': `var(--s${index})`, ...more }) as CSSProperties;

export function CompensationSection({ deck: { compensation }, seen, still }: SectionView) {
  const { total, shares, payroll } = compensation;
  const highest = Math.max(1, ...payroll.map((year) => year.total));
  const latest = Math.max(...payroll.map(({ year }) => year));
  const share = useCountUp(seen, still);
  return (
    <Slide title={t('Compensation')} note={t('Whole group, in reais')}>
      <div className={slide.columns}>
        <Piece order={1} card>
          <h3 className={slide.label}>{t('Total compensation')}</h3>
          <p className={slide.figure}>
            <CountUp amount={total} share={share} />
          </p>
          <Change of="compensation" text={shortReais} />
          <div className={classes.whole} aria-hidden>
            {shares.map(({ label, percent }, index) => (
              <div key={label} style={colored(index, { flex: percent })} />
            ))}
          </div>
          <dl className={`${slide.rows} ${classes.shares}`}>
            {shares.map(({ label, percent }, index) => (
              <div key={label} style={colored(index)}>
                <dt className={slide.key}>{label}</dt>
                <dd>
                  {percentText(percent)} · {shortReais((total * percent) / 100)}
                </dd>
              </div>
            ))}
          </dl>
        </Piece>
        <Piece order={1} card>
          <h3 className={slide.label}>{t('Payroll by year')}</h3>
          <Bars
            label={t('Payroll by year')}
            bars={payroll.map((year) => ({
              label: String(year.year),
              share: (year.total / highest) * share,
              value: <CountUp amount={year.total} share={share} />,
              pale: year.year < latest,
            }))}
          />
        </Piece>
      </div>
    </Slide>
  );
}
