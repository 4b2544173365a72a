import type { Figures } from './load.ts';

export interface Goal {
  text: string;
  isMet(product: Figures, floor: Figures): boolean;
}

export interface Measured {
  name: string;
  what: string;
  connections: number;
  product: Figures;
  floor: Figures;
  share: number;
  goal: string;
  met: boolean | null;
}

export interface Finding {
  what: string;
  value: string;
  goal: string;
  met: boolean | null;
  raw: unknown;
}

export function rate(
  call: { name: string; what: string },
  connections: number,
  [product, floor]: readonly [Figures, Figures],
  goal: Goal | undefined,
): Measured {
  return {
    name: call.name,
    what: call.what,
    connections,
    product,
    floor,
    share: product.requestsPerSecond / floor.requestsPerSecond,
    goal: goal?.text ?? '',
    met: goal ? product.refused === 0 && goal.isMet(product, floor) : null,
  };
}

const verdict = (met: boolean | null) => (met === null ? '' : met ? 'met' : 'MISSED');

export function round(value: number): number {
  if (value >= 100) return Math.round(value);
  return Number(value.toPrecision(value < 1 ? 2 : 3));
}

export function printCalls(measured: readonly Measured[]): void {
  if (measured.length === 0) return;
  console.table(
    measured.map(({ name, connections, product, floor, share, goal, met }) => ({
      call: name,
      conns: connections,
      'requests/s': round(product.requestsPerSecond),
      'floor/s': round(floor.requestsPerSecond),
      share: round(share),
      'p50 ms': round(product.p50),
      'floor p50': round(floor.p50),
      'p99 ms': round(product.p99),
      'floor p99': round(floor.p99),
      ...(product.refused + floor.refused > 0 && { refused: product.refused + floor.refused }),
      goal,
      '': verdict(met),
    })),
  );
}

export function printFindings(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.table(
    findings.map(({ what, value, goal, met }) => ({ what, value, goal, '': verdict(met) })),
  );
}
