import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The numbers of a list such as `2 to 4` or `9, 10 and 20`, with ranges expanded. */
function numbersIn(list: string): number[] {
  return list.split(/, | and | or /).flatMap((part) => {
    const [first = 0, last = first] = part.split(/ to |–|-/).map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
}

/** Texts that only resemble a reference: a kind of file store, a paragraph of a law. */
const NO_REFERENCE = /\bS3(?=-compatible)|\bArt\. ?\d+ §\d+|\bSunday \(§\d+\)/g;
const LETTERED = /(?<![\w#&.-])([DS])(\d{1,2})(?:(?: to |–|-)\1(\d{1,2}))?(?![\w%]|\.\w)/g;
const LIST = '\\d{1,2}(?:(?:, | and | or | to |–|-)\\d{1,2}\\b(?! ?[.:/-]\\d))*';
const PITFALLS = new RegExp(`\\bpitfalls? (${LIST})`, 'gi');

/** The references to rules in a text, spelled like the headings of docs/rules.md. */
export function referencesIn(text: string): string[] {
  // A reference may continue on the next line of a comment.
  const line = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ').replace(NO_REFERENCE, '');
  return [
    ...[...line.matchAll(LETTERED)].flatMap(([, letter, from, to]) =>
      numbersIn(`${from} to ${to ?? from}`).map((n) => `${letter}${n}`),
    ),
    ...[...line.matchAll(PITFALLS)].flatMap(([, list = '']) =>
      numbersIn(list).map((n) => `Pitfall ${n}`),
    ),
    ...[...line.matchAll(/§(\d+)/g)].map(([, n]) => `Spec §${n}`),
    ...[...line.matchAll(/\bhouse rule (\d+)/gi)].map(([, n]) => `House rule ${n}`),
  ];
}

/** The rules, the file that cites each, and the citations of rules that do not exist. */
export function readReferences(root: string) {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const files = [
    ...globSync(
      '{backup,contract,embedded-database,server,web,e2e,bench,scripts,demo,docs}/**/*.{ts,tsx,cjs,mjs,sql,css,html,md}',
      {
        cwd: root,
        exclude: [
          '**/node_modules/**',
          '**/dist/**',
          '**/results/**',
          'docs/rules.md',
          'server/src/rules.test.ts',
          'scripts/rule-references.ts',
        ],
      },
    ),
    ...globSync('*.md', { cwd: root }),
  ];
  const rules = [...read('docs/rules.md').matchAll(/^### (.+)\n(?=\S)/gm)].map(
    ([, rule = '']) => rule,
  );
  const houseRules = [
    ...(read('docs/ARCHITECTURE.md').split('\n## Rules\n')[1] ?? '').matchAll(/^(\d+)\. /gm),
  ].map(([, n]) => `House rule ${n}`);
  const cited = new Map<string, string>();
  for (const file of files) {
    for (const reference of referencesIn(read(file))) cited.set(reference, file);
  }
  const known = new Set([...rules, ...houseRules]);
  return { rules, cited, unresolved: [...cited.keys()].filter((rule) => !known.has(rule)) };
}
