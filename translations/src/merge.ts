import { keyOf } from '@intranet/contract/core/i18n/translator.ts';
import type { Entry } from './catalog.ts';
import type { SourceMessage } from './source-messages.ts';

/** Sentences that share at least this part of their pairs of letters are versions of one. */
const MIN_SIMILARITY = 0.6;

const pairsOf = (text: string): string[] =>
  [...text.toLowerCase()].map((letter, index, letters) => letter + (letters[index + 1] ?? ''));

/** 1 for equal texts, 0 for texts without a common pair of letters (Dice's coefficient). */
function similarityOf(one: string, other: string): number {
  const left = pairsOf(other);
  const pairs = pairsOf(one);
  const total = pairs.length + left.length;
  const shared = pairs.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / total;
}

/** Takes the most similar entry out of those that the source no longer has. */
function takeSimilar(message: string, former: Entry[]): Entry | undefined {
  const [best] = former
    .map((entry) => ({ entry, similarity: similarityOf(message, entry.message) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
  if (best) former.splice(former.indexOf(best.entry), 1);
  return best?.entry;
}

const keyOfEntry = ({ message, context }: Pick<Entry, 'message' | 'context'>) =>
  keyOf(message, context);

/**
 * The entries for the sentences of the source. A changed sentence keeps its translation as fuzzy, until
 * somebody reviews it; a removed one is dropped.
 */
export function mergeEntries(entries: Entry[], source: SourceMessage[]): Entry[] {
  const known = new Map(entries.map((entry) => [keyOfEntry(entry), entry]));
  const inSource = new Set(source.map(keyOfEntry));
  const former = entries.filter((entry) => entry.translation && !inSource.has(keyOfEntry(entry)));
  return source.map(({ message, context, references }) => {
    const added = { message, context, references: references.join('\n') };
    const same = known.get(keyOf(message, context));
    if (same) return { ...same, ...added };
    const similar = takeSimilar(message, former);
    if (!similar) return { ...added, translation: '', isFuzzy: false, previous: '', note: '' };
    // Somebody took the change back.
    if (similar.previous === message) return { ...similar, ...added, isFuzzy: false, previous: '' };
    return { ...similar, ...added, isFuzzy: true, previous: similar.previous || similar.message };
  });
}
