// npm run demo, start, dev: builds an outdated web app, then runs the server in this process.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const mode = process.argv[2];

function changedAt(file: string): number {
  return statSync(file).mtimeMs;
}

function build(workspace: string, output: string, sources: string): void {
  const isBuilt =
    existsSync(output) &&
    [...globSync(sources), 'package-lock.json'].every(
      (file) => changedAt(file) <= changedAt(output),
    );
  if (isBuilt) return;
  console.log(`Building ${workspace} …`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(`The workspace ${workspace} could not be built.`);
    process.exit(1);
  }
}

const buildWeb = () =>
  build(
    'web',
    'web/dist/index.html',
    '{{web/src,contract/src,web/public}/**/*.*,web/index.html,web/vite.config.ts}',
  );
const buildDemo = () =>
  build('demo', 'demo/dist/charts.js', 'demo/{src/reports/**/*.*,vite.config.ts}');

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
