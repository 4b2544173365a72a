import { z } from 'zod';
import type { Shape } from './shapes.ts';

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

export function readStoredShapes(key: string): Shape[] {
  try {
    const kept = sessionStorage.getItem(nameOf(key));
    return kept ? (shapesSchema.safeParse(JSON.parse(kept)).data ?? []) : [];
  } catch {
    // Storage may be blocked or corrupt; the deck works without drawings.
    return [];
  }
}

/** Stores the shapes in this tab. Returns false if they don't fit; the earlier shapes stay. */
export function storeShapes(key: string, shapes: readonly Shape[]): boolean {
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
