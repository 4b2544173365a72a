import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

const { workspaces = [] } = readPackage('');
const versions = new Map(
  workspaces.map(readPackage).map(({ name, version }) => [name, version] as const),
);

const sourcesOf = (folder: string) =>
  folder === '.'
    ? ['*.ts', '{e2e,bench,scripts}/**/*.ts']
    : [`${folder}/*.ts`, `${folder}/!(node_modules|dist)/**/*.{ts,tsx}`];

/** The other workspaces that a workspace's files import. */
function importedBy(folder: string): string[] {
  const files = globSync(sourcesOf(folder), { cwd: ROOT });
  expect(files.length).toBeGreaterThan(3);
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/'(@intranet\/[a-z-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)].filter((name) => name !== readPackage(folder).name).sort();
}

test.each(['.', ...workspaces])(
  'newcomer 1: %s declares the workspaces that it imports, at their version',
  (folder) => {
    const { dependencies, devDependencies } = readPackage(folder);
    const declared = Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => versions.has(name))
      .sort();
    expect(declared).toEqual(importedBy(folder).map((name) => [name, versions.get(name)]));
  },
);
