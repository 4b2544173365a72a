import { describe, expect, test } from 'vitest';
import { TECHNOLOGIES } from '../technologies/technologies.ts';
import { type FlowLayout, layoutFlow } from './layout-flow.ts';

const MOST = { label: 18, note: 24 };
const NUMBER_ROOM = 22;

type Arrow = FlowLayout['arrows'][number];
const segments = ({ points }: Arrow) => points.slice(1).map((to, i) => [points[i] ?? to, to]);

/** The boxes that a line crosses, other than along or up to their edges. */
function crossed({ boxes }: FlowLayout, arrow: Arrow): string[] {
  return boxes
    .filter((box) =>
      segments(arrow).some(([a, b]) => {
        if (!a || !b) return false;
        const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
        const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
        const inRow = bottom > box.y && top < box.y + box.height;
        return inRow && right > box.x && left < box.x + box.width;
      }),
    )
    .map(({ id }) => id);
}

describe.each(Object.entries(TECHNOLOGIES))('the flow of %s', (_, { flow }) => {
  test('has texts that fit their boxes, and steps between existing nodes', () => {
    const ids = flow.nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { label, note } of flow.nodes) {
      expect([label, label.length <= MOST.label]).toEqual([label, true]);
      expect([note, note.length <= MOST.note]).toEqual([note, true]);
    }
    const used = new Set(flow.steps.flatMap(({ from, to }) => [from, to]));
    expect([...used].toSorted()).toEqual(ids.toSorted());
  });

  test.each(['wide', 'narrow'] as const)('%s: no line runs through a box or slants', (shape) => {
    const drawn = layoutFlow(flow, shape);
    for (const arrow of drawn.arrows) {
      expect([arrow.number, crossed(drawn, arrow)]).toEqual([arrow.number, []]);
      for (const [a, b] of segments(arrow)) expect(a?.x === b?.x || a?.y === b?.y).toBe(true);
    }
  });

  test.each(['wide', 'narrow'] as const)('%s: no two numbers cover each other', (shape) => {
    const { arrows, width } = layoutFlow(flow, shape);
    for (const { number, at } of arrows) {
      expect(at.x + NUMBER_ROOM / 2).toBeLessThanOrEqual(width);
      const near = arrows.filter(
        (other) =>
          other.number !== number && Math.hypot(other.at.x - at.x, other.at.y - at.y) < NUMBER_ROOM,
      );
      expect([number, near.map((other) => other.number)]).toEqual([number, []]);
    }
  });

  test('narrow: fits a phone', () => {
    expect(layoutFlow(flow, 'narrow').width).toBeLessThanOrEqual(328);
  });
});
