import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LINES = Array.from({ length: 20 }, (_, n) => `S${n + 1}`);

const FILES = globSync(
  [
    'contract/src/**/*.test.ts',
    'server/{src,faults,scale}/**/*.test.ts',
    'demo/src/**/*.test.ts',
    'web/src/**/*.test.{ts,tsx}',
    'e2e/*.spec.ts',
    'scripts/**/*.test.ts',
  ],
  { cwd: ROOT },
).filter((file) => file !== path.join('server', 'src', 'security-lines.test.ts'));

function namesIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const quoted = /\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1\s*,/g;
  return [...text.matchAll(quoted)]
    .map(([, , name = '']) => name)
    .filter((name) => linesOf(name)[0]);
}

/**
 * Security lines in a title, such as `S8: …` or `S7 (3.5.1): …`. S3 as a kind of store doesn't
 * count.
 */
function linesOf(name: string): string[] {
  return name.match(/\bS\d+(?=[:,;)]| \()/g) ?? [];
}

const NAMES = new Map(FILES.map((file) => [file, namesIn(file)]));
const DOCUMENT = readFileSync(path.join(ROOT, 'docs', 'security-tests.md'), 'utf8');
/** The document's rows: a security line, its clause, the file, and part of the test's title. */
const ROWS = [...DOCUMENT.matchAll(/^\| (S\d+) +\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/gm)].map(
  ([, line = '', clause = '', file = '', name = '']) => ({ line, clause, file, name }),
);

describe('every security line has its tests', () => {
  test.each(LINES)('a test title quotes %s', (line) => {
    const quoting = [...NAMES.values()].flat().filter((name) => linesOf(name).includes(line));
    expect(quoting.length, `tests whose name has ${line}`).toBeGreaterThan(0);
  });

  test('no title quotes an unknown line', () => {
    const quoted = new Set([...NAMES.values()].flat().flatMap(linesOf));
    expect([...quoted].filter((line) => !LINES.includes(line))).toEqual([]);
  });

  test.each(LINES)('docs/security-tests.md has rows for %s', (line) => {
    expect(ROWS.filter((row) => row.line === line)).not.toEqual([]);
  });

  test.each(ROWS)('$line: $clause', ({ file, name }) => {
    // A folder stands for any of its files.
    const files = file.endsWith('.ts') ? [file] : FILES.filter((one) => one.startsWith(`${file}/`));
    const texts = files.map((one) => readFileSync(path.join(ROOT, one), 'utf8'));
    expect(texts.join('\n'), `${file} has no “${name}”`).toContain(name);
  });
});
