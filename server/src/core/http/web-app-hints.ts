import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by the web app's build (`web/build/page-files.ts`): the first files of each page, by path. */
const FILE = '.vite/page-files.json';

/** The first call of a signed-in user. Its attributes match those of the later `fetch`. */
const FIRST_CALL = '<link rel="preload" as="fetch" crossorigin href="/api/current_user">';

function hint(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** Preload hints by path, so that a page's first requests run in parallel. */
export function readHints(directory: string): ReadonlyMap<string, string> {
  const file = path.join(directory, FILE);
  if (!existsSync(file)) return new Map();
  const pages: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  const hints = Object.entries(pages).map(
    ([page, files]) => [page, FIRST_CALL + files.map(hint).join('')] as const,
  );
  return new Map(hints);
}
