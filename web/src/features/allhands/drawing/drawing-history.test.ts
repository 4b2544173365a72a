import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeDrawing,
  type Drawing,
  type DrawingChange,
  NOTHING_DRAWN,
  restoreDrawing,
  SNAPSHOTS,
} from './drawings.ts';
import type { Shape } from './shapes.ts';

const shape = (x: number): Shape => ({ kind: 'arrow', from: [0, 0], to: [x, x] });
const add = (x: number): DrawingChange => ({ type: 'add', shape: shape(x) });
const after = (changes: readonly DrawingChange[], from: Drawing = NOTHING_DRAWN) =>
  changes.reduce(changeDrawing, from);

const UNDO: DrawingChange = { type: 'undo' };
const CLEAR: DrawingChange = { type: 'clear' };

describe('spec §2, §9: draws, undoes and clears', () => {
  it.each<[string, DrawingChange[], number[]]>([
    ['shapes in their order', [add(1), add(2)], [1, 2]],
    ['undo takes the newest', [add(1), add(2), UNDO], [1]],
    ['undo of nothing', [UNDO, add(1)], [1]],
    ['clear takes all', [add(1), add(2), CLEAR], []],
    ['undo brings back what was cleared', [add(1), add(2), CLEAR, UNDO], [1, 2]],
    ['clear of nothing is no change to undo', [add(1), UNDO, CLEAR, UNDO], []],
    ['drawing goes on after an undo', [add(1), UNDO, add(2), UNDO], []],
  ])('%s', (_, changes, left) => {
    expect(after(changes).shapes).toEqual(left.map(shape));
  });

  it('only 20 of 21 shapes can be undone', () => {
    const drawn = after(Array.from({ length: SNAPSHOTS + 1 }, (_, x) => add(x)));
    expect(after(Array(SNAPSHOTS).fill(UNDO), drawn).shapes).toEqual([shape(0)]);
    expect(after(Array(SNAPSHOTS + 1).fill(UNDO), drawn).shapes).toEqual([shape(0)]);
  });

  it('the newest 20 can be undone after a reload', () => {
    const kept = Array.from({ length: 30 }, (_, x) => shape(x));
    expect(restoreDrawing(kept).shapes).toEqual(kept);
    expect(after(Array(40).fill(UNDO), restoreDrawing(kept)).shapes).toEqual(kept.slice(0, 10));
  });

  it('any sequence keeps at most 20 snapshots, and undo restores the previous state', () => {
    const change = fc.oneof(fc.integer().map(add), fc.constant(UNDO), fc.constant(CLEAR));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), change, (changes, last) => {
        const before = after(changes);
        const now = changeDrawing(before, last);
        expect(now.snapshots.length).toBeLessThanOrEqual(SNAPSHOTS);
        if (now === before || last.type === 'undo') return;
        expect(changeDrawing(now, UNDO).shapes).toEqual(before.shapes);
      }),
    );
  });
});
