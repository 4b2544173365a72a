export type DrawingTool = 'pen' | 'arrow' | 'rectangle' | 'laser';

/** In fractions of the content, so lines stay on it (pitfall 25). A pen's pressure is 0 to 1. */
export type Point = readonly [x: number, y: number, pressure?: number];

export type Shape =
  | { kind: 'pen'; points: readonly Point[] }
  | { kind: 'arrow' | 'rectangle'; from: Point; to: Point };

export interface Size {
  width: number;
  height: number;
}

/** In pixels (spec §9). */
export const LINE_WIDTH = 5;
const HEAD_LENGTH = 10;
const HEAD_ANGLE = Math.PI / 6;
/** A shorter shape, in pixels, was a click. */
const SHORTEST = 4;
/** A fifth of a pixel on a wide screen, which keeps stored drawings small. */
const PRECISION = 10_000;

const rounded = (value: number) => Math.round(value * PRECISION) / PRECISION;

export function pointAt(x: number, y: number, { width, height }: Size, pressure?: number): Point {
  const place = [rounded(x / width), rounded(y / height)] as const;
  return pressure === undefined ? place : [...place, rounded(pressure)];
}

export function toPx([x, y]: Point, { width, height }: Size): [x: number, y: number] {
  return [x * width, y * height];
}

export function distance(a: Point, b: Point, size: Size): number {
  const [ax, ay] = toPx(a, size);
  const [bx, by] = toPx(b, size);
  return Math.hypot(bx - ax, by - ay);
}

/** True unless the shape is accidental. A pen may make a dot; an arrow needs a length. */
export function isWorthKeeping(shape: Shape, size: Size): boolean {
  return shape.kind === 'pen' || distance(shape.from, shape.to, size) >= SHORTEST;
}

const text = (value: number) => String(Math.round(value * 100) / 100);
const place = (x: number, y: number) => `${text(x)},${text(y)}`;

/** A line with an arrowhead of 10 px, 30 degrees on each side (spec §9). */
export function arrowPath(from: Point, to: Point, size: Size): string {
  const [ax, ay] = toPx(from, size);
  const [bx, by] = toPx(to, size);
  const angle = Math.atan2(by - ay, bx - ax);
  const [left, right] = [-HEAD_ANGLE, HEAD_ANGLE].map((turn) =>
    place(bx - HEAD_LENGTH * Math.cos(angle + turn), by - HEAD_LENGTH * Math.sin(angle + turn)),
  );
  return `M${place(ax, ay)}L${place(bx, by)}M${left}L${place(bx, by)}L${right}`;
}

export function rectanglePath(from: Point, to: Point, size: Size): string {
  const [ax, ay] = toPx(from, size);
  const [bx, by] = toPx(to, size);
  return `M${place(ax, ay)}L${place(bx, ay)}L${place(bx, by)}L${place(ax, by)}Z`;
}

export function outlinePath(outline: readonly (readonly [number, number])[]): string {
  const parts = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return `${place(x, y)} ${place((x + nextX) / 2, (y + nextY) / 2)}`;
  });
  const [first] = outline;
  return first ? `M${place(...first)}Q${parts.join(' ')}Z` : '';
}
