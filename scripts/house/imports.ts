import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTS = /^(?:import|export) ([^;]*?) from '([^']+)';/gm;

/** True for `type { A }` and `{ type A, type B }`. */
function isTypesOnly(names: string): boolean {
  if (names.startsWith('type ')) return true;
  const list = /^\{([\s\S]*)\}$/.exec(names)?.[1]?.split(',') ?? [];
  return list.length > 0 && list.every((name) => /^\s*(type |$)/.test(name));
}

/** Counts the project files that a module loads, directly or indirectly; types are not counted. */
export function importClosure(root: string, entry: string): number {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, names = '', specifier = ''] of text.matchAll(IMPORTS)) {
      if (isTypesOnly(names)) continue;
      const target = resolve(file, specifier);
      if (target && existsSync(path.join(root, target))) visit(target);
    }
  };
  visit(entry);
  return seen.size - 1;
}

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  if (specifier.startsWith('#')) return `${file.split('/')[0]}/src/${specifier.slice(1)}`;
  const own = /^@intranet\/(\w+)\/(.*)$/.exec(specifier);
  return own ? `${own[1]}/src/${own[2]}` : null;
}
