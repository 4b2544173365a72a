import type { CSSProperties, ReactNode } from 'react';
import classes from './Bars.module.css';

export interface Bar {
  label: string;
  /** The bar's share of the list's width, 0 to 1. */
  share: number;
  value: ReactNode;
  pale?: boolean;
  /** Sets `data-standing`, by which the list's class colours the bar. */
  standing?: string;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** The share of the width that means 100 %, drawn as a track; 0 for none. */
  whole?: number;
  className?: string | undefined;
}

export function Bars({ label, bars, whole = 0, className = '' }: BarsProps) {
  return (
    <ul
      className={`${classes.bars} ${className}`}
      aria-label={label}
      style={{ '--whole': whole } as CSSProperties}
    >
      {bars.map((bar) => (
        <li
          key={bar.label}
          className={classes.row}
          data-standing={bar.standing}
          style={{ '--share': bar.share } as CSSProperties}
        >
          <span>{bar.label}</span>
          <span className={classes.track}>
            {bar.share > 0 && <span className={classes.fill} data-pale={bar.pale || undefined} />}
          </span>
          <span className={classes.value}>{bar.value}</span>
        </li>
      ))}
    </ul>
  );
}
