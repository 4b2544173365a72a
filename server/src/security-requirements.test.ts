import { expect, test } from 'vitest';
import { readSecurityTests } from '../../scripts/security-tests.ts';

const REQUIREMENTS = Array.from({ length: 20 }, (_, n) => `S${n + 1}`);
const quoted = new Set(readSecurityTests().flatMap(({ requirements }) => requirements));

test.each(REQUIREMENTS)('a test title quotes %s', (requirement) => {
  expect(quoted).toContain(requirement);
});

test('no title quotes an unknown requirement', () => {
  expect([...quoted].filter((one) => !REQUIREMENTS.includes(one))).toEqual([]);
});
