// npm run house: figures about the source for whoever decides what to simplify next. It has no
// goals and never fails. `npm run house -- FOLDER` reads another checkout.
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { countDependencies } from './house/dependencies.ts';
import { listRepeatedPairs } from './house/duplicates.ts';
import { listFunctions } from './house/functions.ts';
import { type Kind, readSources, type SourceFile, WORKSPACES } from './house/sources.ts';

const SHOWN = 10;
const KINDS: readonly Kind[] = ['TypeScript', 'CSS', 'tests', 'translations'];

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const files = readSources(root);
const code = files.filter(({ kind }) => kind === 'TypeScript');

const sum = (some: readonly SourceFile[]) => some.reduce((total, { lines }) => total + lines, 0);

function printLines(): void {
  const rows = WORKSPACES.map((workspace) => {
    const own = files.filter(({ file }) => file.startsWith(`${workspace}/`));
    return [workspace, ...KINDS.map((kind) => sum(own.filter((file) => file.kind === kind)))];
  });
  const totals = KINDS.map((kind) => sum(files.filter((file) => file.kind === kind)));
  console.log('Lines');
  for (const row of [['', ...KINDS], ...rows, ['sum', ...totals]]) {
    const [name, ...cells] = row.map((cell) => cell.toLocaleString('en'));
    console.log(`  ${name?.padEnd(14)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  }
}

function print(title: string, rows: readonly (readonly [figure: number, name: string])[]): void {
  console.log(`\n${title}`);
  for (const [figure, name] of rows) console.log(`${String(figure).padStart(6)}  ${name}`);
}

async function listCycles(): Promise<string[]> {
  const ruleSet = { forbidden: [{ name: 'cycle', from: {}, to: { circular: true } }] };
  const { output } = await cruise([...WORKSPACES], {
    includeOnly: `^(${WORKSPACES.join('|')})/`,
    exclude: '/dist/',
    tsPreCompilationDeps: true,
    ruleSet,
    validate: true,
  });
  if (typeof output === 'string') return [];
  return output.summary.violations.map(({ from, to }) => `${from}  ${to}`);
}

printLines();
print(
  'Longest functions, in lines',
  listFunctions(code)
    .slice(0, SHOWN)
    .map(({ file, line, lines }) => [lines, `${file}:${line}`]),
);
const pairs = listRepeatedPairs(code);
print(
  `Blocks of six lines that two files repeat, in ${pairs.length} pairs of files`,
  pairs.slice(0, SHOWN).map(({ files: pair, blocks }) => [blocks, pair]),
);
const cycles = await listCycles();
console.log(`\nImports in a cycle, types included: ${cycles.length}`);
for (const pair of cycles.slice(0, SHOWN)) console.log(`        ${pair}`);
print(
  'Dependencies, and those for development',
  countDependencies(root).map(({ name, run, dev }) => [run, `${name} (${dev})`]),
);
