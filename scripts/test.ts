// npm test: everything that checks the project, quickest first; what fails ends it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const reports = mkdtempSync(path.join(os.tmpdir(), 'intranet-reports-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const started = Date.now();
const totals = { passed: 0, failed: 0 };

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const since = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(since)})`);
  return status === 0;
}

/** Runs an npm script beside others, and prints what it said once it is done. */
async function check(title: string, script: string): Promise<boolean> {
  const since = Date.now();
  const child = spawn('npm', npmRun(script), { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const status = await new Promise((done) => child.once('close', done));
  console.log(`\n── ${title}\n${Buffer.concat(said)}`.trimEnd());
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(since)})`);
  return status === 0;
}

const npmRun = (script: string, ...args: string[]) => ['run', '--silent', script, ...args];

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

function count(): void {
  const unit = readJson<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  const browser = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    browserReport,
  );
  totals.passed += (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
  totals.failed +=
    (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0);
}

function browserTests(): boolean {
  const chromium = findChromium();
  if (!chromium) {
    console.error(
      'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its program.',
    );
    return false;
  }
  return run('Browser journeys', 'npm', ['run', '--silent', 'test:e2e'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
}

// What only reads the code goes side by side: the compiler leaves half of the machine idle.
const checked = await Promise.all([
  check('Types', 'check:types'),
  check('Format and lint', 'check:format'),
  check('Import rules', 'check:imports'),
  check('Unused code', 'check:unused'),
  check('Database types', 'check:db-types'),
]);
const passed =
  checked.every(Boolean) &&
  run('Unit and integration', 'npm', [
    ...npmRun('test:unit', '--'),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]) &&
  run('Web build', 'npm', npmRun('build')) &&
  browserTests();

count();
rmSync(reports, { recursive: true, force: true });
console.log(`\nAll of it took ${seconds(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(passed ? 0 : 1);
