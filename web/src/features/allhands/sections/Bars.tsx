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
  labelWidth?: string;
}

export function Bars({ label, bars, labelWidth }: BarsProps) {
  return (
    <ul
      className={classes.bars}
      aria-label={label}
      style={labelWidth ? ({ '--label': labelWidth } as CSSProperties) : undefined}
    >
      {bars.map((bar) => (
        <li key={bar.label} className={classes.row}>
          <span>{bar.label}</span>
          <span className={classes.track}>
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
