import { expect, test } from 'vitest';
import { ROLE_LABELS, ROLES, roleOptions } from './roles.ts';

test('spec §6: each role has a label, and its wire value stays', () => {
  expect(Object.keys(ROLE_LABELS)).toEqual([...ROLES]);
  for (const role of ROLES) expect(Object.values(ROLE_LABELS)).not.toContain(role);
  expect(roleOptions().map(({ value }) => value)).toEqual([
    'admin',
    'full_access',
    'tudo_menos_fin',
    'apenas_people',
  ]);
});
