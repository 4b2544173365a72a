// npm run demo, start, dev: builds an outdated web app, then runs the server in this process.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildDemo, buildWeb } from './build-if-outdated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const mode = process.argv[2];

function runBeside(...command: [string, ...string[]]): void {
  const child = spawn(command[0], command.slice(1), { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 0));
}

if (mode === 'dev') {
  process.env.NODE_ENV ??= 'development';
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  buildDemo();
  runBeside('node', '--watch', 'server/src/main.ts', '--demo');
  runBeside('npm', 'run', '--silent', 'dev', '-w', 'web');
} else {
  buildWeb();
  if (mode === 'demo') {
    buildDemo();
    process.argv.push('--demo');
  }
  await import('../server/src/main.ts');
}
