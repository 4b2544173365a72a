import type { CSSProperties, ReactNode } from 'react';
import classes from './Bars.module.css';

export interface Bar {
  label: string;
  share: number;
  value: ReactNode;
  pale?: boolean;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** True if a full bar is 100%. Only these bars have a track. */
  ofWhole?: boolean;
  labelWidth?: string;
  valueWidth?: string;
  /** True puts each label above its bar. */
  stacked?: boolean;
}

export function Bars({ label, bars, ofWhole, labelWidth, valueWidth, stacked }: BarsProps) {
  const sizes = { '--label': labelWidth, '--value': valueWidth };
  return (
    <ul
      className={classes.bars}
      aria-label={label}
      data-whole={ofWhole || undefined}
      data-stacked={stacked}
      style={sizes as CSSProperties}
    >
      {bars.map((bar) => (
        <li
          key={bar.label}
          className={classes.row}
          style={{ '--share': bar.share } as CSSProperties}
        >
          <span>{bar.label}</span>
          <span className={classes.track}>
            <span
              className={classes.fill}
              data-none={bar.share === 0 || undefined}
              data-pale={bar.pale || undefined}
            />
          </span>
          <span className={classes.value}>{bar.value}</span>
        </li>
      ))}
    </ul>
  );
}
