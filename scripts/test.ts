// npm test: runs all checks, quickest first, and stops at the first failure.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browserTests, finish, npmRun, seconds, unitTests } from './test-steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @param allowsWarnings false if any output on stderr fails the check */
async function check(title: string, script: string, allowsWarnings = true): Promise<boolean> {
  const since = Date.now();
  const child = spawn('npm', npmRun(script), { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  let warned = false;
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    output.push(chunk);
    warned = true;
  });
  const status = await new Promise((done) => child.once('close', done));
  const passed = status === 0 && (allowsWarnings || !warned);
  console.log(`\n── ${title}\n${Buffer.concat(output)}`.trimEnd());
  console.log(`── ${title}: ${passed ? 'ok' : 'FAILED'} (${seconds(since)})`);
  return passed;
}

// The build runs beside the checks, because each of them leaves part of the machine idle.
const checked = await Promise.all([
  check('Types', 'check:types'),
  check('Format and lint', 'check:format'),
  check('Import rules', 'check:imports'),
  check('Messages', 'check:messages'),
  check('Unused code', 'check:unused'),
  check('Database types', 'check:db-types'),
  check('Licences', 'check:licences'),
  check('Web build', 'build', false),
]);
finish(
  checked.every(Boolean) &&
    unitTests('Unit and integration', 'test:unit') &&
    browserTests('Browser journeys', 'test:e2e'),
);
