// npm run check: all checks but the tests and the build, which `npm test` adds.
import { fileURLToPath } from 'node:url';
import { runChecks } from './checks.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.exitCode = (await runChecks()) ? 0 : 1;
