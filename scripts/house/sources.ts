import { globSync } from 'node:fs';

export interface SourceFile {
  file: string;
  text: string;
}

export function listSources(root: string): string[] {
  return globSync('{contract,server,web,demo,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .filter((file) => !/\.(test|fixture|d)\.tsx?$|\/(testing|faults|scale|test)\//.test(file))
    .sort();
}
