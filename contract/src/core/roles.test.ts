import { expect, test } from 'vitest';
import { ROLE_LABELS, ROLE_OPTIONS, ROLES } from './roles.ts';

test('spec §6: each role has a label in both languages, and its wire value stays', () => {
  for (const labels of Object.values(ROLE_LABELS)) {
    expect(Object.keys(labels)).toEqual([...ROLES]);
    for (const role of ROLES) expect(Object.values(labels)).not.toContain(role);
  }
  expect(ROLE_OPTIONS.map(({ value }) => value)).toEqual([
    'admin',
    'full_access',
    'tudo_menos_fin',
    'apenas_people',
  ]);
});
