// npm run check:types: checks every project, also after one that fails.
import { fileURLToPath } from 'node:url';
import { type Check, runAll } from './checks.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PROJECTS = [
  'contract',
  'embedded-database',
  'backup',
  'server',
  'ui',
  'web',
  'demo',
  'e2e',
  'translations',
];

/** Kept between runs, so that only changed files and their importers are checked again. */
const CACHE = 'node_modules/.cache/types';

const checks = PROJECTS.map(
  (project): Check => ({
    title: project,
    command: [
      ...(['tsc', '-p', project, '--checkers', '2'] as const),
      ...['--incremental', '--tsBuildInfoFile', `${CACHE}/${project}.tsbuildinfo`],
    ],
  }),
);
process.exitCode = (await runAll(checks)) ? 0 : 1;
