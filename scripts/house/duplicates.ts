import type { SourceFile } from './sources.ts';

const BLOCK_LINES = 6;
/** A block in more files than this is a convention, not a copy. */
const MAX_FILES = 8;

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

export interface RepeatedPair {
  files: string;
  /** Blocks of six lines with the same shape in both files; a longer block counts several times. */
  blocks: number;
}

/** Pairs of files that repeat blocks of code, the largest first. */
export function listRepeatedPairs(files: readonly SourceFile[]): RepeatedPair[] {
  const filesByBlock = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    const shapes = shapesOf(text);
    for (let from = 0; from + BLOCK_LINES <= shapes.length; from += 1) {
      const block = shapes.slice(from, from + BLOCK_LINES).join('\n');
      const known = filesByBlock.get(block) ?? new Set();
      filesByBlock.set(block, known.add(file));
    }
  }
  const pairs = new Map<string, number>();
  for (const found of filesByBlock.values()) {
    if (found.size < 2 || found.size > MAX_FILES) continue;
    const list = [...found].sort();
    list.forEach((a, index) => {
      for (const b of list.slice(index + 1)) {
        const pair = `${a}  ${b}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    });
  }
  return [...pairs]
    .map(([pair, blocks]) => ({ files: pair, blocks }))
    .sort((a, b) => b.blocks - a.blocks);
}
