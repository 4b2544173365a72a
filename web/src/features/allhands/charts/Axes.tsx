import type { ReactNode } from 'react';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { axisWords, type Plot, quarterWords } from './plot.ts';

interface AxesProps {
  plot: Plot;
  ticks: readonly number[];
  labels: readonly string[];
  y: (value: number) => number;
  x: (index: number) => number;
}

interface TickProps {
  x: number;
  y: number;
  children: ReactNode;
}

function Tick({ x, y, children }: TickProps) {
  return (
    <text className={classes.name} x={x} y={y} textAnchor="middle">
      {children}
    </text>
  );
}

export function Axes({ plot, ticks, labels, y, x }: AxesProps) {
  const { left, right, bottom, font } = plot;
  const quarters = quarterWords(labels, right - left, font);
  return (
    <g fontSize={font}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? classes.zero : classes.grid}
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={classes.tick} x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {figureText(tick)}
          </text>
        </g>
      ))}
      {quarters?.map(({ label, index, quarter }) => (
        <Tick key={label} x={x(index)} y={bottom + font * 1.25}>
          {quarter}
        </Tick>
      ))}
      {[...Map.groupBy(quarters ?? [], ({ year }) => year)].map(([year, ofYear]) => (
        <g key={year}>
          <path
            className={classes.year}
            d={`M${x(ofYear[0]?.index ?? 0) - font * 0.6} ${bottom + font * 1.65}H${x(ofYear.at(-1)?.index ?? 0) + font * 0.6}`}
          />
          <Tick
            x={ofYear.reduce((sum, { index }) => sum + x(index), 0) / ofYear.length}
            y={bottom + font * 2.6}
          >
            {year}
          </Tick>
        </g>
      ))}
      {!quarters &&
        axisWords(labels, right - left, font).map(({ label, index, shown }) => (
          <Tick key={label} x={x(index)} y={bottom + font * 1.25}>
            {shown}
            {shown !== label && <title>{label}</title>}
          </Tick>
        ))}
    </g>
  );
}
