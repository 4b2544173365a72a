import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readReferences, referencesIn } from '../../scripts/rule-references.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { rules, cited, unresolved } = readReferences(ROOT);

describe('docs/rules.md', () => {
  test('has an entry for every rule that is cited', () => {
    expect(unresolved.map((rule) => [rule, cited.get(rule)])).toEqual([]);
  });

  test('has no entry that nothing cites', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  test('has one entry for each rule, with a sentence', () => {
    const text = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');
    expect(rules).toEqual([...new Set(rules)]);
    expect(rules).toHaveLength(text.match(/^### /gm)?.length ?? 0);
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
