import type { Shape } from './shapes.ts';

/** The maximum number of undo steps (spec §9). */
export const SNAPSHOTS = 20;

export interface Drawing {
  shapes: readonly Shape[];
  snapshots: readonly (readonly Shape[])[];
}

export type DrawingChange = { type: 'add'; shape: Shape } | { type: 'clear' } | { type: 'undo' };

export const NOTHING_DRAWN: Drawing = { shapes: [], snapshots: [] };

function changed({ shapes, snapshots }: Drawing, next: readonly Shape[]): Drawing {
  return { shapes: next, snapshots: [...snapshots, shapes].slice(-SNAPSHOTS) };
}

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

/** Restores a stored drawing with undo steps, so undo also works after a reload. */
export function restoreDrawing(shapes: readonly Shape[]): Drawing {
  const before = shapes.map((_, count) => shapes.slice(0, count));
  return { shapes, snapshots: before.slice(-SNAPSHOTS) };
}
