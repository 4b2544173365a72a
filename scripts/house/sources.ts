import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const WORKSPACES = [
  'contract',
  'embedded-database',
  'backup',
  'server',
  'ui',
  'web',
  'demo',
  'translations',
  'e2e',
  'bench',
  'scripts',
];

export type Kind = 'TypeScript' | 'CSS' | 'tests' | 'translations';

export interface SourceFile {
  /** Path from the project's root. */
  file: string;
  kind: Kind;
  text: string;
  lines: number;
}

const IN_TESTS = /\.(test|fixture)\.tsx?$|^e2e\/|\/(testing|faults|scale|test)\//;

function kindOf(file: string): Kind {
  if (file.endsWith('.css')) return 'CSS';
  if (file.endsWith('.po')) return 'translations';
  return IN_TESTS.test(file) ? 'tests' : 'TypeScript';
}

export function readSources(root: string): SourceFile[] {
  return globSync(`{${WORKSPACES}}/**/*.{ts,tsx,css,po}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'],
  })
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, kind: kindOf(file), text, lines: text.split('\n').length - 1 };
    });
}
