import type { CSSProperties } from 'react';
import classes from './RevenueFigures.module.css';
import type { Series } from './series.ts';

export function SeriesSwatch({ series: { type, color, strokeDasharray } }: { series: Series }) {
  return (
    <span
      className={classes.swatch}
      data-type={type}
      data-dashed={strokeDasharray !== undefined || undefined}
      style={{ '--swatch': color } as CSSProperties}
    />
  );
}
