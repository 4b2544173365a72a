import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { type FormPart, SECTION_PARTS } from './form-parts.ts';
import { isSame, type Json, valueAt } from './json.ts';

/** They have texts, which stay the same in most quarters. */
const WITHOUT_FIGURES: readonly SectionId[] = ['all-hands', 'agenda'];

const pathsOf = ({ path, kind, fields }: FormPart) =>
  kind === 'field' || kind === 'group' ? fields.map(({ key }) => [...path, key]) : [path];

/** The sections whose figures are all those of another deck. */
export function unchangedSections(before: Json, now: Json): SectionId[] {
  return SECTION_IDS.filter((id) => {
    const paths = SECTION_PARTS[id].flatMap(pathsOf);
    const isUnchanged = paths.every((path) => isSame(valueAt(before, path), valueAt(now, path)));
    return paths.length > 0 && isUnchanged && !WITHOUT_FIGURES.includes(id);
  });
}
