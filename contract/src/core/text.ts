/** Folds accents and case, so "joao" finds "João" (pitfall 16). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Text with single spaces. Non-breaking and other wide spaces count as spaces. */
export const foldSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The parts of lists such as "férias, folga". */
export const listOf = (...lists: string[]): string[] => lists.flatMap((list) => list.split(', '));

/** Splits a text into folded words. "M&A" is one word. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu) ?? [];
}
