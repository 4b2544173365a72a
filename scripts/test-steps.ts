// Titled and timed steps for `npm test` and `npm run test:long`, the count of tests, and with
// `--slowest` the slowest files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npmRun, seconds } from './checks.ts';
import { findChromium } from './find-chromium.ts';
import {
  type BrowserReport,
  browserFiles,
  printSlowest,
  type UnitReport,
  unitFiles,
} from './slowest-files.ts';

const reports = mkdtempSync(path.join(os.tmpdir(), 'intranet-reports-'));
const started = Date.now();
const showsSlowest = process.argv.includes('--slowest');
const totals = { passed: 0, failed: 0 };

export function step(title: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const since = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(since)})`);
  return status === 0;
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

export function unitTests(title: string, script: string): boolean {
  const file = path.join(reports, `${script.replaceAll(':', '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const passed = step(title, npmRun(script, ...reporters));
  const report = readReport<UnitReport>(file);
  if (report && showsSlowest) printSlowest(unitFiles(report));
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += report?.numFailedTests ?? 0;
  return passed;
}

/** Runs and counts browser tests. */
export function browserTests(title: string, script: string): boolean {
  const chromium = findChromium();
  if (!chromium) {
    console.error(
      'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its program.',
    );
    return false;
  }
  const file = path.join(reports, `${script.replaceAll(':', '-')}.json`);
  const passed = step(title, npmRun(script), {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<BrowserReport>(file);
  if (report && showsSlowest) printSlowest(browserFiles(report));
  totals.passed += report?.stats.expected ?? 0;
  totals.failed += report?.stats.unexpected ?? 0;
  return passed;
}

export function finish(passed: boolean): never {
  rmSync(reports, { recursive: true, force: true });
  console.log(`\nAll of it took ${seconds(started)}.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exit(passed ? 0 : 1);
}
