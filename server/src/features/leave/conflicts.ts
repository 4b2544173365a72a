import type { Day } from '@intranet/contract/core/days.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';

/** An active leave, and whose it is. */
export interface ActiveLeave {
  employee: number;
  name: string;
  area: string;
  cargo: string;
  start: Day;
  end: Day;
}

type Side<N extends '1' | '2'> = Extract<keyof ConflictRecord, `${string}${N}`>;

/**
 * Pairs of leaves of two people of one area that share a day, each pair once, the one that starts first
 * on the left, then by name (D28). One pass over the leaves of an area: what has not ended yet meets what
 * begins, so that the work grows with the leaves and with the pairs there are.
 * @param leaves by start, then by name; those of one area may be among those of others
 * @returns JSON, by start and name of the left one, then of the right one; each half is written once a leave
 */
export function writeConflicts(leaves: readonly ActiveLeave[]): string {
  const away = new Map<string, ActiveLeave[]>();
  /** What each leave meets, in the order in which they begin. */
  const met = new Map<ActiveLeave, ActiveLeave[]>();
  for (const begins of leaves) {
    const { area, start, employee } = begins;
    const still = (away.get(area) ?? []).filter(({ end }) => end >= start);
    for (const other of still) {
      if (other.employee !== employee) met.get(other)?.push(begins);
    }
    still.push(begins);
    away.set(area, still);
    met.set(begins, []);
  }
  const rights = new Map(leaves.map((leave) => [leave, writeRight(leave)]));
  let text = '';
  for (const left of leaves) {
    const begin = writeLeft(left);
    for (const right of met.get(left) ?? []) {
      text += `${text && ','}${begin},${rights.get(right)}`;
    }
  }
  return `[${text}]`;
}

/** Half of a pair in JSON, without its last brace. */
function writeLeft({ name, area, cargo, start, end }: ActiveLeave): string {
  const side: Pick<ConflictRecord, Side<'1'>> = {
    NOME1: name,
    AREA1: area,
    CARGO1: cargo,
    DATA_INICIO1: start,
    DATA_FIM1: end,
  };
  return JSON.stringify(side).slice(0, -1);
}

/** The other half, without its first brace. */
function writeRight({ name, area, cargo, start, end }: ActiveLeave): string {
  const side: Pick<ConflictRecord, Side<'2'>> = {
    NOME2: name,
    AREA2: area,
    CARGO2: cargo,
    DATA_INICIO2: start,
    DATA_FIM2: end,
  };
  return JSON.stringify(side).slice(1);
}
