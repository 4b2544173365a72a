// npm run demo, npm start, npm run dev: builds the web app if it is missing or outdated, then runs the server
// in this process, so that signals reach it directly.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const mode = process.argv[2];

function changedAt(file: string): number {
  return statSync(file).mtimeMs;
}

function isBuilt(): boolean {
  const page = 'web/dist/index.html';
  if (!existsSync(page)) return false;
  const sources = [
    ...globSync('{web/src,contract/src,web/public}/**/*.*'),
    'web/index.html',
    'web/vite.config.ts',
    'package-lock.json',
  ];
  return sources.every((file) => changedAt(file) <= changedAt(page));
}

function build(): void {
  if (isBuilt()) return;
  console.log('Building the web app …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error('The web app could not be built.');
    process.exit(1);
  }
}

function runBeside(...command: [string, ...string[]]): void {
  const child = spawn(command[0], command.slice(1), { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 0));
}

if (mode === 'dev') {
  process.env.NODE_ENV ??= 'development';
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
  runBeside('node', '--watch', 'server/src/main.ts', '--demo');
  runBeside('npm', 'run', '--silent', 'dev', '-w', 'web');
} else {
  build();
  if (mode === 'demo') process.argv.push('--demo');
  await import('../server/src/main.ts');
}
