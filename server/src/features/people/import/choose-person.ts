import { t } from '@intranet/contract/core/i18n/t.ts';
import { readArea, readPosition, untranslateArea } from './cells.ts';
import type { KnownEmployee } from './queries.ts';

interface Line {
  /** The stored name of the line's area, if it has one. */
  area: string | undefined;
  cargo: string | undefined;
}

/** The problem of a name that several people have, and the line fits none or several of them. */
export const severalPeople = (count: number) =>
  t('{count} people have this name. Enter the area and position of one of them', { count });

/**
 * The person that a line means, among those of its name (decision 43). Area and position choose
 * between several people.
 */
export function choosePerson(
  people: readonly KnownEmployee[],
  { area, cargo }: Line,
): { employee: KnownEmployee | undefined; isAmbiguous: boolean } {
  const fitting =
    people.length < 2
      ? people
      : people.filter(
          (one) =>
            (area === undefined || one.area === area) &&
            (cargo === undefined || one.cargo === cargo),
        );
  const [employee] = fitting;
  if (people.length > 0 && fitting.length !== 1) return { employee: undefined, isAmbiguous: true };
  return { employee, isAmbiguous: false };
}

/** Reads the cells that choose between people of one name. Unknown text doesn’t count. */
export function readChoice(cells: { area?: string; position?: string }): Line {
  const area = readArea(cells.area).value;
  return { area: area && untranslateArea(area), cargo: readPosition(cells.position).value };
}
