import path from 'node:path';

const SHOWN = 10;

/** The part of Vitest's JSON report that is used here. Times are in ms. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** The part of Playwright's JSON report that is used here. Times are in ms. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Timed {
  file: string;
  ms: number;
}

export function unitFiles({ testResults }: UnitReport): Timed[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative('', name),
    ms: endTime - startTime,
  }));
}

function msOf({ suites = [], specs }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + msOf(suite), own);
}

export function browserFiles({ suites }: BrowserReport): Timed[] {
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: msOf(suite) }));
}

/** Prints the files that took longest, and all files' sum. */
export function printSlowest(files: Timed[]): void {
  const sum = files.reduce((total, { ms }) => total + ms, 0);
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  console.log(`\nSlowest of ${files.length} files, which took ${inSeconds(sum)} together:`);
  for (const { file, ms } of slowest) console.log(`${inSeconds(ms).padStart(9)}  ${file}`);
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
