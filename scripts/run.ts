// npm run demo, start: builds an outdated web app, then runs the server in this process.
import { fileURLToPath } from 'node:url';
import { buildDemo, buildWeb } from './build-if-outdated.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

buildWeb();
if (process.argv[2] === 'demo') {
  buildDemo();
  process.argv.push('--demo');
}
await import('../server/src/main.ts');
