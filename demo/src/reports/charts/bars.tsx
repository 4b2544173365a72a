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

export const nameBeside =
  (name: string, last: number, font: number) =>
  ({ x = 0, y = 0, width = 0, height = 0, index }: LabelProps) =>
    index === last && (
      <text
        x={Number(x) + Number(width) + font * 0.6}
        y={Number(y) + Number(height) / 2}
        dy="0.35em"
        fill="var(--text)"
      >
        {name}
      </text>
    );

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
