import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding, Measured } from './report.ts';

const PAGE = 'docs/speed.md';
const number = (value: number) =>
  value.toLocaleString(
    'en-US',
    value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
const verdict = (met: boolean | null) => (met === null ? '' : met ? 'yes' : '**no**');
const table = (head: string, rows: readonly (readonly string[])[]) =>
  [head.split(' | '), head.split(' | ').map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export function callTable(measured: readonly Measured[]): string {
  return table(
    'call | connections | requests/s | floor | share | p50 / floor, ms | p99, ms | goal | met',
    measured.map(({ what, connections, product, floor, share, goal, met }) => [
      what,
      String(connections),
      number(product.requestsPerSecond),
      number(floor.requestsPerSecond),
      number(share),
      `${number(product.p50)} / ${number(floor.p50)}`,
      number(product.p99),
      goal,
      verdict(met),
    ]),
  );
}

export function findingTable(findings: readonly Finding[]): string {
  return table(
    'what | measured | goal | met',
    findings.map(({ what, value, goal, met }) => [what, value, goal, verdict(met)]),
  );
}

/** Replaces the text between two markers. @throws Error if a marker is missing */
function replaceBlock(page: string, block: string, text: string): string {
  const [start, end] = [`<!-- ${block} -->`, `<!-- /${block} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no ${start} … ${end}.`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

export function writeSpeedPage(block: 'run' | 'memory', parts: readonly string[]): void {
  writeFileSync(PAGE, replaceBlock(readFileSync(PAGE, 'utf8'), block, parts.join('\n\n')));
}
