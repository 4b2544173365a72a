import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = 'web/dist';

function gzipped(file: string): number {
  try {
    return statSync(path.join(dist, `${file}.gz`)).size;
  } catch {
    // Too small to be worth compressing: sent as it is.
    return statSync(path.join(dist, file)).size;
  }
}

/**
 * The bytes (gzip) that a browser loads the first time it opens a page: the document, the app, and
 * the page's own chunk with all they import. From the build's manifest.
 * @param screens the sources that are loaded late and needed for it: the page's, e.g.
 *   `src/features/leave/VacationPage.tsx`, and that of what is around it
 */
export function firstLoadBytes(...screens: string[]): number {
  const manifest = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const files = new Set(['index.html', 'color-scheme.js', 'favicon.svg']);
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  screens.forEach(visit);
  return [...files].reduce((sum, file) => sum + gzipped(file), 0);
}
