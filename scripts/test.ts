// npm test: runs all checks, quickest first, and stops at the first failure.
import { fileURLToPath } from 'node:url';
import { npmRun, runAllChecks } from './checks.ts';
import { browserTests, finish, unitTests } from './test-steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const build = {
  title: 'Web build',
  command: ['npm', ...npmRun('build')],
  refusesWarnings: true,
} as const;
finish(
  (await runAllChecks(build)) &&
    unitTests('Unit and integration', 'test:unit') &&
    browserTests('Browser journeys', 'test:e2e'),
);
