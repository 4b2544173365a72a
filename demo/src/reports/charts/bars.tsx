import type { ComponentProps } from 'react';
import { type BarShapeProps, type LabelProps, Rectangle } from 'recharts';

/** Outlines stay within their bar, and the parts of a stack are apart. */
export const insetBar = (gap: number) => (bar: BarShapeProps) => {
  const { x, y, width, height, stroke, strokeWidth } = bar;
  const line = stroke ? Number(strokeWidth) : 0;
  const side = Math.sign(height);
  return (
    <Rectangle
      {...bar}
      x={x + line / 2}
      y={y + side * (line / 2 + gap)}
      width={width - line}
      height={side * Math.max(0, Math.abs(height) - line - gap)}
    />
  );
};

export const track =
  (radius: ComponentProps<typeof Rectangle>['radius']) => (bar: BarShapeProps) => (
    <Rectangle {...bar} fill="var(--track)" {...(radius && { radius })} />
  );

/** The figure of a bar with a track, at the chart's right edge. */
export const figureAfterTrack =
  (format: (value: unknown) => string) =>
  ({ y = 0, height = 0, value }: LabelProps) => (
    <text
      className="recharts-label"
      x="100%"
      y={Number(y) + Number(height) / 2}
      dy="0.35em"
      fill="var(--text)"
      textAnchor="end"
    >
      {format(value)}
    </text>
  );

/** The own figure of a stack's part that has room for it. */
export const figureWithin =
  (figure: (row: number) => string, fill: (row: number) => string, font: number) =>
  ({ x = 0, y = 0, width = 0, height = 0, index = 0 }: LabelProps) =>
    Number(height) > font * 1.3 &&
    Number(width) > figure(index).length * font * 0.6 && (
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) + Number(height) / 2}
        dy="0.35em"
        fill={fill(index)}
        textAnchor="middle"
      >
        {figure(index)}
      </text>
    );

export const nameBeside =
  (name: string, color: string, last: number, font: number) =>
  ({ x = 0, y = 0, width = 0, height = 0, index }: LabelProps) => {
    const [left, middle] = [Number(x) + Number(width) + font * 0.6, Number(y) + Number(height) / 2];
    const side = font * 0.8;
    return (
      index === last && (
        <g>
          <rect
            x={left}
            y={middle - side / 2}
            width={side}
            height={side}
            rx={font / 5}
            fill={color}
          />
          <text x={left + font * 1.2} y={middle} dy="0.35em" fill="var(--text)">
            {name}
          </text>
        </g>
      )
    );
  };

type GridLine = Record<'x1' | 'x2' | 'y1', number> & { y?: number; height?: number };

/** The grid's lines and the base line end with the last bar, before the names. */
export const gridToLast =
  (count: number, widest: number) =>
  ({ x1, x2, y1, y = 0, height = 0 }: GridLine) => {
    const place = (x2 - x1) / count;
    const end = x2 - (place - Math.min(widest, place * 0.8)) / 2;
    const base = Math.abs(y + height - y1) < 1;
    return <path d={`M${x1} ${y1}H${end}`} stroke={base ? 'var(--quiet)' : 'var(--line)'} />;
  };

export const divider =
  (word: string, font: number) =>
  ({ x = 0, y = 0, height = 0 }: ComponentProps<typeof Rectangle>) => (
    <g>
      <path className="divider" d={`M${x} ${y - font}V${y + height}`} />
      <text className="word" x={x + font * 0.5} y={y - font * 0.4}>
        {word}
      </text>
    </g>
  );
