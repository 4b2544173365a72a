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
