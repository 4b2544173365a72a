// npm test: runs all checks, quickest first, and stops at the first failure.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browserTests, finish, npmRun, seconds, unitTests } from './test-steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

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

// The build runs beside the checks, because each of them leaves part of the machine idle.
const checked = await Promise.all([
  check('Types', 'check:types'),
  check('Format and lint', 'check:format'),
  check('Import rules', 'check:imports'),
  check('Messages', 'check:messages'),
  check('Unused code', 'check:unused'),
  check('Database types', 'check:db-types'),
  check('Licences', 'check:licences'),
  check('Web build', 'build'),
]);
finish(
  checked.every(Boolean) &&
    unitTests('Unit and integration', 'test:unit') &&
    browserTests('Browser journeys', 'test:e2e'),
);
