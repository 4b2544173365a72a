import type { Shape } from './shapes.ts';

/** What was drawn before the newest changes, at most this often (spec §9). */
export const SNAPSHOTS = 20;

/** One section's drawing, and what it was before each of its newest changes, oldest first. */
export interface Drawing {
  shapes: readonly Shape[];
  snapshots: readonly (readonly Shape[])[];
}

export type DrawingChange = { type: 'add'; shape: Shape } | { type: 'clear' } | { type: 'undo' };

export const NOTHING_DRAWN: Drawing = { shapes: [], snapshots: [] };

function changed({ shapes, snapshots }: Drawing, next: readonly Shape[]): Drawing {
  return { shapes: next, snapshots: [...snapshots, shapes].slice(-SNAPSHOTS) };
}

/** The drawing after a change; itself when there was nothing to change. */
export function changeDrawing(drawing: Drawing, change: DrawingChange): Drawing {
  switch (change.type) {
    case 'add':
      return changed(drawing, [...drawing.shapes, change.shape]);
    case 'clear':
      return drawing.shapes.length === 0 ? drawing : changed(drawing, []);
    case 'undo': {
      const shapes = drawing.snapshots.at(-1);
      return shapes ? { shapes, snapshots: drawing.snapshots.slice(0, -1) } : drawing;
    }
  }
}

/** A kept drawing, as if its shapes had been drawn just now: so undo works after a reload, too. */
export function restoreDrawing(shapes: readonly Shape[]): Drawing {
  const before = shapes.map((_, count) => shapes.slice(0, count));
  return { shapes, snapshots: before.slice(-SNAPSHOTS) };
}
