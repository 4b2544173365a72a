// npm run test:long: runs the long tests one after the other; a failure does not stop the rest.
import { fileURLToPath } from 'node:url';
import { npmRun } from './checks.ts';
import { browserTests, finish, step, unitTests } from './test-steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const results = [
  unitTests('Sweeps, starts, and kills of the embedded database', 'test:unit:long'),
  unitTests('Faults: kills, a database and a mail server that go, backups', 'test:faults'),
  unitTests('Two servers behind a proxy', 'test:scale'),
  unitTests('A cluster whose machines fail', 'test:cluster'),
  // Built once, before several tests start a server each.
  step('Web build', npmRun('build')),
  browserTests('Browser, every page in every form', 'test:e2e:long'),
];
finish(results.every(Boolean));
