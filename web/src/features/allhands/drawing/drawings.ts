import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
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

const fraction = z.number().finite();
const pointSchema = z.union([
  z.tuple([fraction, fraction]),
  z.tuple([fraction, fraction, fraction]),
]);
const shapesSchema: z.ZodType<Shape[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pen'), points: z.array(pointSchema) }),
    z.object({ kind: z.enum(['arrow', 'rectangle']), from: pointSchema, to: pointSchema }),
  ]),
);

/** The limit per section; fourteen sections fit into the browser's five million characters. */
const MAX_CHARACTERS = 300_000;

const nameOf = (key: string) => `allhands drawing ${key}`;

function readStoredShapes(key: string): Shape[] {
  try {
    const kept = sessionStorage.getItem(nameOf(key));
    return kept ? (shapesSchema.safeParse(JSON.parse(kept)).data ?? []) : [];
  } catch {
    // Storage may be blocked or corrupt; the deck works without drawings.
    return [];
  }
}

/** Stores the shapes in this tab. Returns false if they don't fit; the earlier shapes stay. */
function storeShapes(key: string, shapes: readonly Shape[]): boolean {
  try {
    if (shapes.length === 0) {
      sessionStorage.removeItem(nameOf(key));
      return true;
    }
    const text = JSON.stringify(shapes);
    if (text.length > MAX_CHARACTERS) return false;
    sessionStorage.setItem(nameOf(key), text);
    return true;
  } catch {
    return false;
  }
}

const NOT_KEPT = t(
  'There are too many drawings to keep after a reload. They stay as long as this page is open.',
);

/** Lives outside the components, because layers and toolbar share it and may unmount. */
export class Drawings {
  readonly #drawings = new Map<string, Drawing>();
  readonly #listeners = new Set<() => void>();
  readonly #onNotKept: () => void;
  #hasNotified = false;

  constructor(onNotKept: () => void) {
    this.#onNotKept = onNotKept;
  }

  read(key: string): Drawing {
    const known = this.#drawings.get(key);
    if (known) return known;
    const drawing = restoreDrawing(readStoredShapes(key));
    this.#drawings.set(key, drawing);
    return drawing;
  }

  change(key: string, change: DrawingChange): void {
    const before = this.read(key);
    const after = changeDrawing(before, change);
    if (after === before) return;
    this.#drawings.set(key, after);
    if (!storeShapes(key, after.shapes) && !this.#hasNotified) {
      this.#hasNotified = true;
      this.#onNotKept();
    }
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const drawings = new Drawings(() => notifyFailure(NOT_KEPT));

export interface DrawingPlace {
  quarter: string;
  section: SectionId;
}

export function useDrawing({ quarter, section }: DrawingPlace) {
  const key = `${quarter} ${section}`;
  const drawing = useSyncExternalStore(drawings.subscribe, () => drawings.read(key));
  const change = (what: DrawingChange) => drawings.change(key, what);
  return { drawing, change };
}
