/** Folds accents and case, so "joao" finds "João" (pitfall 16). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The parts of lists such as "férias, folga". */
export const listOf = (...lists: string[]): string[] => lists.flatMap((list) => list.split(', '));
