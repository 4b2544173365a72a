import type { Deck, SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import {
  type BandProblem,
  fillKnown,
  findBandProblem,
  isRevenueTitle,
  type KnownFigures,
} from '@intranet/contract/allhands/known-figures.ts';
import type { KnownPart } from '@intranet/contract/allhands/known-parts.ts';
import { type Json, type JsonPath, valueAt } from './json.ts';
import { readWords } from './words.ts';

/** The parts of each section that the product can fill in. */
export const SECTION_KNOWN: Partial<Record<SectionId, readonly KnownPart[]>> = {
  'profile-1': ['headcount'],
  'profile-2': ['age_bands', 'time_bands'],
  'vacation-1': ['away'],
  'commercial-charts': ['revenue'],
};

/** The part that the product filled in at a path, which typing there makes one's own. */
export function knownPartAt(draft: Json, path: JsonPath): KnownPart | null {
  const [first, second, third] = path;
  if (first === 'age_bands' || first === 'time_bands') return first;
  if (first === 'workforce') {
    return path[2] === 'headcount' && valueAt(draft, [first, second ?? 0, 'name']) === 'Grupo'
      ? 'headcount'
      : null;
  }
  if (first !== 'commercial' || second !== 'charts' || third === undefined) return null;
  const title = readWords(valueAt(draft, [first, second, third, 'title']), 'en').text;
  return isRevenueTitle(title) ? 'revenue' : null;
}

/** The lists that a part needs. A draft of a script may lack them. */
const NEEDS: Record<KnownPart, JsonPath> = {
  headcount: ['workforce'],
  age_bands: ['age_bands'],
  time_bands: ['time_bands'],
  away: [],
  revenue: ['commercial', 'charts'],
};

/** Why the product can't count people in a part's bands; null for another reason. */
export function bandProblemOf(
  draft: Json,
  known: KnownFigures,
  part: KnownPart,
): BandProblem | null {
  if (part !== 'age_bands' && part !== 'time_bands') return null;
  const bands = valueAt(draft, [part]);
  if (!Array.isArray(bands)) return null;
  return findBandProblem(
    bands as unknown as Deck['age_bands'],
    part === 'age_bands' ? known.ages : known.tenures,
  );
}

/** The draft with a part filled in, or null if the product can't. */
export function fillDraft(draft: Json, known: KnownFigures, part: KnownPart): Json | null {
  const needed = valueAt(draft, NEEDS[part]);
  if (part !== 'away' && !Array.isArray(needed)) return null;
  return fillKnown(draft as unknown as Deck, known, part) as Json | null;
}
