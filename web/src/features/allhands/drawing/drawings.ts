import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { notifyFailure } from '#ui/feedback/notify.ts';
import {
  changeDrawing,
  type Drawing,
  type DrawingChange,
  restoreDrawing,
} from './drawing-history.ts';
import { readStoredShapes, storeShapes } from './drawing-storage.ts';

const NOT_KEPT =
  'The drawings have become too many to survive a reload. They stay as long as this page is open.';

/** Lives outside the components, because layers and toolbar share it and may unmount. */
export class Drawings {
  readonly #drawings = new Map<string, Drawing>();
  readonly #listeners = new Set<() => void>();
  readonly #onNotKept: () => void;
  #told = false;

  /** @param onNotKept called once when drawings can no longer be stored */
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
    if (!storeShapes(key, after.shapes) && !this.#told) {
      this.#told = true;
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

export function useDrawing(quarter: string, section: SectionId) {
  const key = `${quarter} ${section}`;
  const drawing = useSyncExternalStore(drawings.subscribe, () => drawings.read(key));
  const change = useCallback((what: DrawingChange) => drawings.change(key, what), [key]);
  return { drawing, change };
}
