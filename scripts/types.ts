// npm run check:types: checks every project, also after one that fails.
import { fileURLToPath } from 'node:url';
import { type Check, runAll } from './checks.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PROJECTS = ['contract', 'server', 'web', 'demo', 'e2e', 'translations'];

const checks = PROJECTS.map(
  (project): Check => ({ title: project, command: ['tsc', '-p', project, '--checkers', '2'] }),
);
process.exitCode = (await runAll(checks)) ? 0 : 1;
