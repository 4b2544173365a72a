import type { SourceFile } from './sources.ts';

const RUN = 6;
/** A shape in more places than this is a convention, not a copy. */
const MOST_PLACES = 8;

/** A line without its names and values: `const a = f('x');` and `const b = g('y');` are equal. */
function shapeOf(line: string): string {
  return line
    .replace(/'[^']*'|`[^`]*`|"[^"]*"/g, 's')
    .replace(/[A-Za-z_$][\w$]*/g, (word) => (KEYWORDS.has(word) ? word : 'n'))
    .replace(/\d[\d_.]*/g, '0')
    .replace(/\s+/g, '');
}

const KEYWORDS = new Set(
  'const let return if else for of in await async function export type interface throw new'.split(
    ' ',
  ),
);

function shapesOf(text: string): string[] {
  return text
    .replace(/^import[\s\S]*?;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, '').trim())
    .filter((line) => /\w{2}/.test(line))
    .map(shapeOf);
}

export function countRepeatedPairs(files: readonly SourceFile[]): number {
  const places = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    const shapes = shapesOf(text);
    for (let from = 0; from + RUN <= shapes.length; from += 1) {
      const run = shapes.slice(from, from + RUN).join('\n');
      const known = places.get(run) ?? new Set();
      places.set(run, known.add(file));
    }
  }
  const pairs = new Set<string>();
  for (const found of places.values()) {
    if (found.size < 2 || found.size > MOST_PLACES) continue;
    const list = [...found].sort();
    list.forEach((a, index) => {
      for (const b of list.slice(index + 1)) pairs.add(`${a} ${b}`);
    });
  }
  return pairs.size;
}
