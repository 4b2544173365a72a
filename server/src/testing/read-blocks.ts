import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The shell blocks of a page that a comment marks, by name: `<!-- tested: name -->`. */
export function readBlocks(page: string): Record<string, string> {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const marked = text.matchAll(/<!-- tested: (\w+) -->\n```sh\n(.*?)```/gs);
  return Object.fromEntries([...marked].map(([, name = '', code = '']) => [name, code]));
}
