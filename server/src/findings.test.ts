import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = readFileSync(path.join(ROOT, 'docs', 'findings-2026-11.md'), 'utf8');
/** A finding, its file, and part of its test's name. */
const ROWS = [...DOCUMENT.matchAll(/^\| (.+?) \| .+? \| `(\S+)` \| (.+?) \|$/gm)].map(
  ([, finding = '', file = '', name = '']) => ({ finding, file, name }),
);

test('every finding has a row', () => {
  expect(ROWS).toHaveLength(DOCUMENT.match(/^\| (?!finding|-)/gm)?.length ?? 0);
});

test.each(ROWS)('$finding', ({ file, name }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(name);
});
