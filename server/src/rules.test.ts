import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = globSync(
  '{contract,server,web,e2e,bench,scripts,demo,docs}/**/*.{ts,tsx,cjs,mjs,sql,css,html,md}',
  {
    cwd: ROOT,
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/results/**',
      'docs/rules.md',
      'server/src/rules.test.ts',
    ],
  },
).concat(globSync('*.md', { cwd: ROOT }));

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** `2 to 4`, `9, 10 and 20`: all numbers of a list, ranges included. */
function numbersIn(list: string): number[] {
  return list.split(/, | and | or /).flatMap((part) => {
    const [first = 0, last = first] = part.split(/ to |–|-/).map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
}

/** Looks like a reference: a kind of file store, a paragraph of a law. */
const NO_REFERENCE = /\bS3(?=-compatible)|\bArt\. ?\d+ §\d+|\bSunday \(§\d+\)/g;
const LETTERED = /(?<![\w#&.-])([DS])(\d{1,2})(?:(?: to |–|-)\1(\d{1,2}))?(?![\w%]|\.\w)/g;
const LIST = '\\d{1,2}(?:(?:, | and | or | to |–|-)\\d{1,2}\\b(?! ?[.:/-]\\d))*';
const PITFALLS = new RegExp(`\\bpitfalls? (${LIST})`, 'gi');

/** The references to rules in a text, as docs/rules.md spells its headings. */
function referencesIn(text: string): string[] {
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

const RULES = [...read('docs/rules.md').matchAll(/^### (.+)\n(?=\S)/gm)].map(
  ([, rule = '']) => rule,
);
const HOUSE_RULES = [
  ...(read('docs/ARCHITECTURE.md').split('\n## Rules\n')[1] ?? '').matchAll(/^(\d+)\. /gm),
].map(([, n]) => `House rule ${n}`);
const CITED = new Map<string, string>();
for (const file of FILES) {
  for (const reference of referencesIn(read(file))) CITED.set(reference, file);
}

describe('docs/rules.md', () => {
  test('has an entry for every rule that is cited', () => {
    const known = new Set([...RULES, ...HOUSE_RULES]);
    expect([...CITED].filter(([rule]) => !known.has(rule))).toEqual([]);
  });

  test('has no entry that nothing cites', () => {
    expect(RULES.filter((rule) => !CITED.has(rule))).toEqual([]);
  });

  test('has one entry for each rule, with a sentence', () => {
    expect(RULES).toEqual([...new Set(RULES)]);
    expect(RULES).toHaveLength(read('docs/rules.md').match(/^### /gm)?.length ?? 0);
  });
});

describe('references', () => {
  test.each([
    ['locks the row (D19).', ['D19']],
    ['@throws (D21 to D24)', ['D21', 'D22', 'D23', 'D24']],
    ['`S7 (3.5.1): …`, S3, D8', ['S7', 'S3', 'D8']],
    ['pitfalls 9, 10 and\n * 20). Then 30', ['Pitfall 9', 'Pitfall 10', 'Pitfall 20']],
    ['pitfalls 2 to 4, D17', ['D17', 'Pitfall 2', 'Pitfall 3', 'Pitfall 4']],
    ['Pitfall 16, 17: filters', ['Pitfall 16', 'Pitfall 17']],
    ['spec §2, §4 and §6', ['Spec §2', 'Spec §4', 'Spec §6']],
    ['(house rule 7)', ['House rule 7']],
    ['an S3-compatible bucket, D3.js, PKCE (S256), #D19A2B, CLT Art. 134 §1', []],
  ])('%j', (text, references) => {
    expect(referencesIn(text)).toEqual(references);
  });
});
