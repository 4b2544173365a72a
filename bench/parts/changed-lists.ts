import { read, requestLeave, thisMonth, timed } from '../company.ts';
import { median } from '../load.ts';
import type { Bench, Part } from '../part.ts';
import { type Finding, round } from '../report.ts';

const ROUNDS = 31;
/** The floor doesn't compress. */
const UNCOMPRESSED = { headers: { 'accept-encoding': 'identity' } };

async function afterChanges(
  { product, floor, cookie, nextLeave }: Bench,
  [path, floorPath]: readonly [string, string],
): Promise<{ product: number; floor: number }> {
  const times: { product: number[]; floor: number[] } = { product: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await requestLeave(product, cookie, nextLeave);
    times.product.push((await timed(product.url + path, cookie, UNCOMPRESSED)).ms);
    // The server notifies approvers meanwhile, which slows down both alike.
    await requestLeave(product, cookie, nextLeave);
    times.floor.push((await timed(floor.url + floorPath, cookie, UNCOMPRESSED)).ms);
  }
  return { product: median(times.product), floor: median(times.floor) };
}

export const changedLists: Part = {
  name: 'changed-lists',
  async measure(bench) {
    const month = thisMonth();
    const lists = [
      ['ferias_area, all leaves', '/api/ferias_area?area=TODOS', '/leaves', 1],
      ['calendar, this month', `/api/calendar?${month}`, `/calendar?${month}`, 2.5],
    ] as const;
    const findings: Finding[] = [];
    for (const [what, path, floorPath, most] of lists) {
      await read(bench.product, bench.cookie, path);
      const raw = await afterChanges(bench, [path, floorPath]);
      findings.push({
        what: `${what}, a write between any two reads: p50`,
        value: `${round(raw.product)} ms, floor ${round(raw.floor)} ms`,
        goal: `≤ ${most} × the floor's`,
        met: raw.product <= most * raw.floor,
        raw,
      });
    }
    return findings;
  },
};
