import classes from './RevenueFigures.module.css';
import type { SERIES } from './series.ts';

export function SeriesSwatch({ series: { type, color } }: { series: (typeof SERIES)[number] }) {
  return <span className={classes.swatch} data-type={type} style={{ background: color }} />;
}
