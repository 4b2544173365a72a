import MiniSearch, { type Options } from 'minisearch';
import { wordsOf } from './text.ts';

/** An index that ignores accents and case (pitfall 16), for the search and the chatbot. */
export function createWordIndex<D extends { id: number }>(
  documents: readonly D[],
  options: Options<D>,
): MiniSearch<D> {
  const index = new MiniSearch<D>({ tokenize: wordsOf, processTerm: (word) => word, ...options });
  index.addAll(documents);
  return index;
}
