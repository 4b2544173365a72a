// npm run check: the quick checks, for every change. With --all, those that `npm test` adds too.
import { fileURLToPath } from 'node:url';
import { runAllChecks, runQuickChecks } from './checks.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const passed = process.argv.includes('--all') ? await runAllChecks() : await runQuickChecks();
process.exitCode = passed ? 0 : 1;
