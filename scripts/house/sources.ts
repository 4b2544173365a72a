import { globSync } from 'node:fs';

/** One source file. */
export interface SourceFile {
  /** The path from the root of the repository. */
  file: string;
  text: string;
}

/** Every TypeScript file that is neither a test, nor a fixture, nor a declaration. */
export function listSources(root: string): string[] {
  return globSync('{contract,server,web,demo,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .filter((file) => !/\.(test|fixture|d)\.tsx?$|\/(testing|faults|scale)\//.test(file))
    .sort();
}
