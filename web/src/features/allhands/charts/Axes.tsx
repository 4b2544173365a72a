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

export function Axes({ plot, ticks, labels, y, x }: AxesProps) {
  const { left, right, height, font } = plot;
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
      {quarters?.map(({ label, index, quarter, year }) => (
        <text key={label} className={classes.tick} textAnchor="middle">
          <tspan x={x(index)} y={height - font * 1.6}>
            {quarter}
          </tspan>
          <tspan x={x(index)} y={height - font * 0.4}>
            {year}
          </tspan>
        </text>
      ))}
      {!quarters &&
        axisWords(labels, right - left, font).map(({ label, index, shown }) => (
          <text
            key={label}
            className={classes.tick}
            x={x(index)}
            y={height - font * 0.5}
            textAnchor="middle"
          >
            {shown}
            {shown !== label && <title>{label}</title>}
          </text>
        ))}
    </g>
  );
}
