import type { CSSProperties, ReactNode } from 'react';
import classes from './Bars.module.css';

export interface Bar {
  label: string;
  share: number;
  value: ReactNode;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** True if a full bar is 100%. Only these bars have a track. */
  ofWhole?: boolean;
  labelWidth?: string;
}

export function Bars({ label, bars, ofWhole, labelWidth }: BarsProps) {
  return (
    <ul
      className={classes.bars}
      aria-label={label}
      style={labelWidth ? ({ '--label': labelWidth } as CSSProperties) : undefined}
    >
      {bars.map((bar) => (
        <li key={bar.label} className={classes.row}>
          <span>{bar.label}</span>
          <span className={classes.track} data-whole={ofWhole || undefined}>
            <span
              className={classes.fill}
              data-none={bar.share === 0 || undefined}
              style={{ '--share': bar.share } as CSSProperties}
            />
          </span>
          <span className={classes.value}>{bar.value}</span>
        </li>
      ))}
    </ul>
  );
}
