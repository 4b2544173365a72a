import { expect, test } from 'vitest';
import { type Rights, rightsTo, type VaultReader } from './policy.ts';

const NOBODY = { roles: [], people: [], groups: [] };
const SHARING = {
  readers: { ...NOBODY, people: [1, 2], groups: [10] },
  editors: { ...NOBODY, people: [2], groups: [11] },
};
const reader = (given: Partial<VaultReader>): VaultReader => ({
  ...{ role: 'full_access', employeeId: null, hasLeft: false, groups: [], isShared: true },
  ...given,
});

test.each<[who: string, given: Partial<VaultReader>, rights: Rights]>([
  ['a reader by name', { employeeId: 1 }, 'use'],
  ['a reader and editor', { employeeId: 2 }, 'edit'],
  ['a reader by group', { employeeId: 3, groups: [10] }, 'use'],
  ['an editor by group, who reads by name', { employeeId: 1, groups: [11] }, 'edit'],
  ['somebody else', { employeeId: 3, groups: [12] }, 'none'],
  ['an account without an employee', {}, 'none'],
  ['an administrator', { role: 'admin' }, 'edit'],
  ['an editor who has left', { employeeId: 2, hasLeft: true }, 'none'],
  // Sharing can be turned off while a call is on its way.
  ['an editor while sharing is off', { employeeId: 2, isShared: false }, 'none'],
  ['an administrator while sharing is off', { role: 'admin', isShared: false }, 'edit'],
])('D59: %s', (_, given, rights) => {
  expect(rightsTo(SHARING, reader(given))).toBe(rights);
});
