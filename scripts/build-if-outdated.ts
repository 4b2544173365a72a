import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

function changedAt(file: string): number {
  return statSync(file).mtimeMs;
}

/** Builds a workspace unless its output is newer than its sources. Exits if that fails. */
function build(workspace: string, takes: string, output: string, sources: string): void {
  const isBuilt =
    existsSync(output) &&
    [...globSync(sources), 'package-lock.json'].every(
      (file) => changedAt(file) <= changedAt(output),
    );
  if (isBuilt) return;
  console.log(`Building the workspace ${workspace}, which takes ${takes} …`);
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(`The workspace ${workspace} could not be built.`);
    process.exit(1);
  }
}

export const buildWeb = () =>
  build(
    'web',
    'about a minute',
    'web/dist/index.html',
    '{{web/src,web/build,ui/src,contract/src,web/public}/**/*.*,web/index.html,web/vite.config.ts}',
  );
export const buildDemo = () =>
  build('demo', 'a few seconds', 'demo/dist/charts.js', 'demo/{src/reports/**/*.*,vite.config.ts}');
