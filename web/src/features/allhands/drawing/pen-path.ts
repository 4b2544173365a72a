import { getStroke } from 'perfect-freehand';
import { LINE_WIDTH, outlinePath, type Point, type Size, toPx } from './shapes.ts';

/** The share of the width that pen pressure changes. Mouse and touch lines are even. */
const BY_PRESSURE = 0.35;

export function penPath(points: readonly Point[], size: Size): string {
  const pressed = points[0]?.[2] !== undefined;
  const outline = getStroke(
    points.map((point) => [...toPx(point, size), point[2] ?? 0.5]),
    {
      size: LINE_WIDTH,
      thinning: pressed ? BY_PRESSURE : 0,
      smoothing: 0.5,
      streamline: 0.4,
      simulatePressure: false,
      // Without this, smoothing ends the line before the pointer.
      last: true,
    },
  );
  return outlinePath(outline);
}

export function trailPath(points: readonly Point[], size: Size): string {
  const outline = getStroke(
    points.map((point) => toPx(point, size)),
    { size: 9, thinning: 0, streamline: 0.3, start: { taper: true }, simulatePressure: false },
  );
  return outlinePath(outline);
}
