import type { Day } from '@intranet/contract/core/days.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';

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
 * Writes the pairs of leaves of two people in one area that share a day, each once, in one pass (D28).
 * @param leaves by start, then by name
 * @returns JSON by start and name of the earlier leave, then of the later one
 */
export function writeConflicts(leaves: readonly ActiveLeave[]): string {
  const away = new Map<string, ActiveLeave[]>();
  /** The leaves that overlap each leave and start later, by start. */
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

/** The earlier leave of a pair as JSON, without its last brace. */
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

/** The later leave of a pair as JSON, without its first brace. */
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
