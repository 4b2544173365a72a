import type { Flow, FlowStep } from './flow.ts';

interface Point {
  x: number;
  y: number;
}

/** In pixels. */
interface Box extends Point {
  id: string;
  width: number;
  height: number;
}

/** A step's line from start to tip, and the position of its number. */
interface Arrow {
  number: number;
  points: readonly Point[];
  at: Point;
}

export interface FlowLayout {
  width: number;
  height: number;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

const MARGIN = 2;
const WIDE = { width: 172, height: 62, gapX: 76, gapY: 58 };
const NARROW = { width: 236, height: 58, gap: 46 };
/** The width of the lane for each step between nodes that aren't neighbours. */
const LANE = 26;
/** The distance between a step's line and its return. */
const APART = { wide: 13, narrow: 34 };

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function boxOf(boxes: readonly Box[], id: string): Box {
  const box = boxes.find((one) => one.id === id);
  if (!box) throw new Error(`The flow has no node ${id}`);
  return box;
}

function straight(from: Box, to: Box, apart: number): Point[] {
  const [a, b] = [centre(from), centre(to)];
  if (a.y === b.y) {
    const way = Math.sign(b.x - a.x);
    const y = a.y - way * apart;
    return [
      { x: a.x + (way * from.width) / 2, y },
      { x: b.x - (way * to.width) / 2, y },
    ];
  }
  const way = Math.sign(b.y - a.y);
  const x = a.x + way * apart;
  return [
    { x, y: a.y + (way * from.height) / 2 },
    { x, y: b.y - (way * to.height) / 2 },
  ];
}

function leadsBack(steps: readonly FlowStep[], { from, to }: FlowStep): boolean {
  return steps.some((other) => other.from === to && other.to === from);
}

function drawWide({ nodes, steps }: Flow): FlowLayout {
  const { width, height, gapX, gapY } = WIDE;
  const boxes = nodes.map(({ id, at: [column, row] }) => ({
    id,
    x: MARGIN + column * (width + gapX),
    y: MARGIN + row * (height + gapY),
    width,
    height,
  }));
  const arrows = steps.map((step, index) => {
    const apart = leadsBack(steps, step) ? APART.wide : 0;
    const points = straight(boxOf(boxes, step.from), boxOf(boxes, step.to), apart);
    return { number: index + 1, points, at: middle(points[0] as Point, points[1] as Point) };
  });
  return {
    width: Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN,
    boxes,
    arrows,
  };
}

function drawNarrow({ nodes, steps }: Flow): FlowLayout {
  const { width, height, gap } = NARROW;
  const boxes = nodes.map(({ id }, index) => ({
    id,
    x: MARGIN,
    y: MARGIN + index * (height + gap),
    width,
    height,
  }));
  const place = (id: string) => boxes.indexOf(boxOf(boxes, id) as (typeof boxes)[number]);
  const span = ({ from, to }: FlowStep) => Math.abs(place(from) - place(to));
  // The longer line is outside, so lines don't cross.
  const around = steps.filter((step) => span(step) > 1).toSorted((a, b) => span(a) - span(b));
  const arrows = steps.map((step, index) => {
    const [from, to] = [boxOf(boxes, step.from), boxOf(boxes, step.to)];
    const number = index + 1;
    const lane = around.indexOf(step);
    if (lane < 0) {
      const points = straight(from, to, leadsBack(steps, step) ? APART.narrow : 0);
      return { number, points, at: middle(points[0] as Point, points[1] as Point) };
    }
    const side = MARGIN + width;
    const x = side + LANE * (lane + 1);
    // The outer line also starts and ends farther out.
    const shift = (lane - (around.length - 1) / 2) * 18 * Math.sign(to.y - from.y);
    const [a, b] = [centre(from).y - shift, centre(to).y + shift];
    const points = [
      { x: side, y: a },
      { x, y: a },
      { x, y: b },
      { x: side, y: b },
    ];
    return { number, points, at: { x, y: (a + b) / 2 } };
  });
  return {
    width: MARGIN * 2 + width + LANE * around.length + (around.length > 0 ? LANE / 2 : 0),
    height: MARGIN * 2 + nodes.length * (height + gap) - gap,
    boxes,
    arrows,
  };
}

/** Positions in pixels: `wide` uses columns and rows, `narrow` stacks nodes for phones. */
export function layoutFlow(flow: Flow, shape: 'wide' | 'narrow'): FlowLayout {
  return shape === 'wide' ? drawWide(flow) : drawNarrow(flow);
}
