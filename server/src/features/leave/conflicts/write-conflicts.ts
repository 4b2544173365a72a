import type { Db } from '#core/db/database.ts';
import { ConflictFinder } from './find-conflicts.ts';
import { readActiveLeaves } from './queries.ts';

/** In characters. Fewer, larger pieces cost less to send. */
const PIECE = 65_536;

/** The reply with all conflicts of an area, or of all areas, as JSON text in pieces (D28). */
export async function* writeConflicts(db: Db, area: string): AsyncGenerator<string> {
  const finder = new ConflictFinder();
  let piece = '{"conflitos":[';
  let separator = '';
  function* add(texts: Iterable<string>) {
    for (const text of texts) {
      piece += separator + text;
      separator = ',';
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
  }
  for await (const batch of readActiveLeaves(db, area)) {
    for (const leave of batch) yield* add(finder.add(leave));
  }
  yield* add(finder.end());
  yield `${piece}]}`;
}
