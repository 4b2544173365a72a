// npm run release -- 1.2.0: gives the changelog's Unreleased part this version and today's date,
// writes the version into every package, commits, and tags. Push with `git push --follow-tags`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const HEADING = '## Unreleased';
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

interface Package {
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/** Our packages name each other by their exact version. */
function withVersion(one: Package, version: string): Package {
  const pin = (packages: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, wanted]) => [
        name,
        name.startsWith('@intranet/') ? version : wanted,
      ]),
    );
  return {
    ...one,
    version,
    ...(one.dependencies && { dependencies: pin(one.dependencies) }),
    ...(one.devDependencies && { devDependencies: pin(one.devDependencies) }),
  };
}

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Name the version: npm run release -- 1.2.0');
const before = read('package.json');
if (!isNewer(version, before.version)) stop(`The version is ${before.version} already.`);
if (git('status', '--porcelain')) stop('There are changes that are not committed.');
if (git('branch', '--show-current') !== 'main') stop('Releases are made on main.');
if (git('tag', '--list', `v${version}`)) stop(`There is a tag v${version} already.`);

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const notes = changelog.split(HEADING)[1]?.split(/^## /m)[0]?.trim();
if (!notes) stop('The changelog has nothing under Unreleased.');

const today = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', changelog.replace(HEADING, `${HEADING}\n\n## ${version} (${today})`));
for (const folder of ['.', ...(before.workspaces ?? []), 'api-check']) {
  const file = `${folder}/package.json`;
  writeFileSync(file, `${JSON.stringify(withVersion(read(file), version), null, 2)}\n`);
}
// Rewrites the lock files' own entries, without asking the registry for anything else.
for (const folder of ['.', 'api-check']) {
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
git('commit', '--all', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
console.log(`Committed and tagged v${version}. Publish it with: git push --follow-tags`);
