import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  alphabetsOf,
  CLASSES,
  DEFAULT_RECIPE,
  GREATEST_LENGTH,
  generatePassword,
  MIN_LENGTH,
} from './generate-password.ts';

const recipes = fc
  .record({
    length: fc.integer({ min: MIN_LENGTH, max: GREATEST_LENGTH }),
    lower: fc.boolean(),
    upper: fc.boolean(),
    digits: fc.boolean(),
    symbols: fc.boolean(),
    avoidLookAlikes: fc.boolean(),
  })
  .filter((recipe) => CLASSES.some((name) => recipe[name]));

it('has the length and only the chosen classes, each at least once', () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const password = generatePassword(recipe);
      const alphabets = alphabetsOf(recipe);
      expect(password).toHaveLength(recipe.length);
      for (const alphabet of alphabets) {
        expect([...password].some((char) => alphabet.includes(char))).toBe(true);
      }
      expect([...password].every((char) => alphabets.join('').includes(char))).toBe(true);
      if (recipe.avoidLookAlikes) expect(password).not.toMatch(/[Il1|O0oB8S5Z2]/);
    }),
    { numRuns: 200 },
  );
});

it('is uniform over 36 characters, where a modulo would be biased', () => {
  const recipe = {
    ...DEFAULT_RECIPE,
    length: 64,
    upper: false,
    symbols: false,
    avoidLookAlikes: false,
  };
  const counts = new Map<string, number>();
  const passwords = 1_500;
  for (let made = 0; made < passwords; made += 1) {
    for (const char of generatePassword(recipe)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const expected = (passwords * 64) / 36;
  expect(counts.size).toBe(36);
  // Above 90 once in over a million runs; a bias would give about 220.
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(90);
});
