// npm run test:long: what needs minutes, one after the other; what fails does not keep the rest from running.
import { fileURLToPath } from 'node:url';
import { browserTests, finish, npmRun, step, unitTests } from './test-steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const results = [
  unitTests('Faults: kills, a database and a mail server that go, backups', 'test:faults'),
  unitTests('Two servers behind a proxy', 'test:scale'),
  // Once, before several tests start a product each.
  step('Web build', npmRun('build')),
  browserTests('Browser, every page in every form', 'test:e2e:long'),
];
finish(results.every(Boolean));
