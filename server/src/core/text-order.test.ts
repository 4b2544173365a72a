import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLanguage } from './language.ts';
import { sortByText } from './text-order.ts';

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
const anew = (rows: { text: string; id: number }[]) =>
  rows.toSorted((a, b) => collator.compare(a.text, b.text));

const textOf = ({ text }: { text: string }) => text;

test('pitfall 15: the order of the language, equals as they came, also among names met before', () => {
  const texts = fc.oneof(
    fc.constantFrom('Ávila', 'Avila', 'avila', 'Zé', 'Ze', 'Ana 2', 'Ana 10', 'Ção', 'Cao', ''),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 40 }), (some) => {
      const rows = some.map((text, id) => ({ text, id }));
      expect(sortByText(rows, textOf)).toEqual(anew(rows));
    }),
  );
});

test('more texts than are remembered', () => {
  const rows = Array.from({ length: 12_500 }, (_, id) => ({ text: `Nome ${12_500 - id}`, id }));
  expect(sortByText(rows, textOf)).toEqual(anew(rows));
  const few = rows.slice(0, 5);
  expect(sortByText(few, textOf)).toEqual(anew(few));
});

test.each([
  ['as_specified', ['Nunes', 'Núñez', 'Nuno']],
  ['pt-BR', ['Nunes', 'Núñez', 'Nuno']],
  ['es', ['Nunes', 'Nuno', 'Núñez']],
] as const)('%s: where ñ sorts', (language, sorted) => {
  const rows = ['Nuno', 'Núñez', 'Nunes'];
  expect(inLanguage(language, () => sortByText(rows, (name) => name))).toEqual(sorted);
});
