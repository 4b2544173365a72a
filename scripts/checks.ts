// The checks that need no test runner.
import { spawn } from 'node:child_process';

export function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

export const npmRun = (script: string, ...args: string[]) => [
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

export interface Check {
  title: string;
  command: readonly [program: string, ...args: string[]];
  /** Any output on stderr fails the check. */
  refusesWarnings?: boolean;
}

const npmCheck = (title: string, script: string): Check => ({
  title,
  command: ['npm', ...npmRun(script)],
});

const QUICK = [
  npmCheck('Types', 'check:types'),
  npmCheck('Format and lint (npm run format corrects most)', 'check:format'),
  npmCheck('Import rules', 'check:imports'),
  npmCheck('Messages', 'check:messages'),
  npmCheck('Unused code', 'check:unused'),
];

/** They start a database or install tools of their own, so only `npm test` runs them. */
const SLOW = [
  npmCheck('Database types', 'check:db-types'),
  npmCheck('Licences', 'check:licences'),
  npmCheck('OpenAPI document', 'check:api'),
];

/** Runs a check, prints its result, and its output if it fails. */
async function run({ title, command, refusesWarnings = false }: Check): Promise<boolean> {
  const since = Date.now();
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  let warned = false;
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    output.push(chunk);
    warned = true;
  });
  const status = await new Promise((done) => child.once('close', done));
  const passed = status === 0 && !(refusesWarnings && warned);
  if (!passed) console.log(`\n── ${title}\n${Buffer.concat(output)}`.trimEnd());
  console.log(`── ${title}: ${passed ? 'ok' : 'FAILED'} (${seconds(since)})`);
  return passed;
}

/** Runs all in parallel, because each of them leaves part of the machine idle. */
export async function runAll(checks: readonly Check[]): Promise<boolean> {
  return (await Promise.all(checks.map(run))).every(Boolean);
}

export const runQuickChecks = (): Promise<boolean> => runAll(QUICK);

/** @param more checks that run beside these */
export const runAllChecks = (...more: Check[]): Promise<boolean> =>
  runAll([...QUICK, ...SLOW, ...more]);
