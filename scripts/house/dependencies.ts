import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const external = (packages: Record<string, string> = {}): string[] =>
  Object.keys(packages).filter((name) => !name.startsWith('@intranet/'));

/** The packages that each package.json names, without our own workspaces. */
export function countDependencies(root: string): { name: string; run: number; dev: number }[] {
  return globSync('{.,*}/package.json', { cwd: root, exclude: ['node_modules/**'] })
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Package)
    .map((one) => ({
      name: one.name,
      run: external({ ...one.dependencies, ...one.optionalDependencies }).length,
      dev: external(one.devDependencies).length,
    }));
}
