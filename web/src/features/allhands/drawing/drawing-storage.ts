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

/** Characters for one section: all fourteen fit into the five million that a browser gives a site. */
const LONGEST = 300_000;

const nameOf = (key: string) => `allhands drawing ${key}`;

/** The shapes that this tab has kept; none when there are none, or none that can be read. */
export function readKept(key: string): Shape[] {
  try {
    const kept = sessionStorage.getItem(nameOf(key));
    return kept ? (shapesSchema.safeParse(JSON.parse(kept)).data ?? []) : [];
  } catch {
    // Storage may be forbidden, and anybody may write into it: a deck without drawings is whole.
    return [];
  }
}

/** Keeps the shapes for this tab. False when they do not fit: then those that did fit stay kept. */
export function keep(key: string, shapes: readonly Shape[]): boolean {
  try {
    if (shapes.length === 0) {
      sessionStorage.removeItem(nameOf(key));
      return true;
    }
    const text = JSON.stringify(shapes);
    if (text.length > LONGEST) return false;
    sessionStorage.setItem(nameOf(key), text);
    return true;
  } catch {
    return false;
  }
}
