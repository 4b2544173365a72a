import classes from './Chart.module.css';
import { colorOf } from './series.ts';

const SIZE = 10;

const LINES = [
  '',
  'M-2 2 2 -2M0 10 10 0M8 12 12 8',
  'M0 5H10',
  'M-2 8 2 12M0 0 10 10M8 -2 12 2',
  'M5 0V10',
  'M0 0 10 10M0 10 10 0',
  'M0 5H10M5 0V10',
  'M3 5H7M5 3V7',
];

/** Fills a series with a colour and a pattern, so colour isn't the only difference. */
export function Texture({ id, index }: { id: string; index: number }) {
  const lines = LINES[(index + Math.floor(index / LINES.length)) % LINES.length];
  return (
    <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <rect width={SIZE} height={SIZE} style={{ fill: colorOf(index) }} />
      {lines && <path className={classes.hatching} d={lines} />}
    </pattern>
  );
}
