// npm run house: figures about the source, each with its goal.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countComments } from './house/comments.ts';
import { countRepeatedPairs } from './house/duplicates.ts';
import { countLongFunctions } from './house/functions.ts';
import { importClosure } from './house/imports.ts';
import { listSources } from './house/sources.ts';
import { readReferences } from './rule-references.ts';

/** A typical use case: the files it loads must be read to understand it. */
const SUBMIT = 'server/src/features/leave/request/submit-leave.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const files = listSources(root).map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { file, text, lines: text.split('\n').length - 1 };
});
const sum = (some: typeof files) => some.reduce((total, { lines }) => total + lines, 0);
const total = sum(files);
const leave = sum(files.filter(({ file }) => /\/leave\//.test(file)));
const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
const folders = new Map<string, number>();
for (const { file } of files) {
  const folder = path.dirname(file);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const [largest = ['', 0]] = [...folders].sort((a, b) => b[1] - a[1]);
const comments = countComments(files);

const rows: [measure: string, figure: number | string, goal: string][] = [
  ['source lines without tests', total, '≤ 58,000'],
  ['share of leave', `${((leave / total) * 100).toFixed(1)} %`, '≤ 14 %'],
  [`source files in the largest folder (${largest[0]})`, largest[1], '≤ 25'],
  ['functions over 60 lines', countLongFunctions(files), '≤ 60'],
  ['files that submit-leave.ts loads', importClosure(root, SUBMIT), '≤ 32'],
  ['references without an entry in docs/rules.md', readReferences(root).unresolved.length, '0'],
  ['median lines of a file', sorted[Math.floor(sorted.length / 2)] ?? 0, '≤ 55'],
  ['pairs of files that repeat six lines', countRepeatedPairs(files), '≤ half of before'],
  ['comment lines', comments.lines, '≤ 3,000'],
  ['comments without a subject', comments.headless, '0'],
];
for (const [measure, figure, goal] of rows) {
  const shown = typeof figure === 'number' ? figure.toLocaleString('en') : figure;
  console.log(`${measure.padEnd(74)} ${shown.padStart(8)}   goal ${goal}`);
}
