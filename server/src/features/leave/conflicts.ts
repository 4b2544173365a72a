import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import type { listActiveLeaves } from './queries.ts';

type ActiveLeave = Awaited<ReturnType<typeof listActiveLeaves>>[number];

/**
 * Pairs the leaves of two people in one area that share a day, each pair once, in one pass (D28).
 * @param leaves by start, then by name
 * @returns by start and name of the earlier leave, then of the later one
 */
export function findConflicts(leaves: readonly ActiveLeave[]): ConflictRecord[] {
  const active = new Map<string, ActiveLeave[]>();
  /** The leaves that overlap each leave and start later, by start. */
  const later = new Map<ActiveLeave, ActiveLeave[]>();
  for (const leave of leaves) {
    const overlapping = (active.get(leave.area) ?? []).filter(({ end }) => end >= leave.start);
    for (const other of overlapping) {
      if (other.employee !== leave.employee) later.get(other)?.push(leave);
    }
    overlapping.push(leave);
    active.set(leave.area, overlapping);
    later.set(leave, []);
  }
  return leaves.flatMap((one) => (later.get(one) ?? []).map((two) => presentConflict(one, two)));
}

const presentConflict = (one: ActiveLeave, two: ActiveLeave): ConflictRecord => ({
  employee_id1: one.employee,
  NOME1: one.name,
  AREA1: one.area,
  CARGO1: one.cargo,
  DATA_INICIO1: one.start,
  DATA_FIM1: one.end,
  employee_id2: two.employee,
  NOME2: two.name,
  AREA2: two.area,
  CARGO2: two.cargo,
  DATA_INICIO2: two.start,
  DATA_FIM2: two.end,
});
