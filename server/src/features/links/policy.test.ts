import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { describe, expect, test } from 'vitest';
import type { Reader } from '#features/groups/policy.ts';
import { type ItemRights, mayRead, reasonsToRead } from './policy.ts';

const reader = (role: Role, details: Partial<Reader> = {}): Reader => ({
  ...{ role, employeeId: 7, hasLeft: false, groups: [] },
  ...details,
});
const item = (details: Partial<ItemRights> = {}): ItemRights => ({
  ...{ department: 'legal', hidden: false, readers: null, ownerId: null },
  ...details,
});
const NOBODY = { roles: [], people: [], groups: [] };

describe('D56: who may read an added item', () => {
  const OFFICE = ['admin', 'full_access', 'tudo_menos_fin'];
  const FINANCE = ['admin', 'full_access'];
  const ALL = [...ROLES];

  test.each<[string, Partial<ItemRights>, Partial<Reader>, readonly string[]]>([
    ['as the page of Legal', {}, {}, OFFICE],
    ['as the page of Reports', { department: 'reports' }, {}, FINANCE],
    ['as the page of People', { department: 'people' }, {}, ALL],
    ['nobody is chosen', { readers: NOBODY }, {}, ['admin']],
    [
      'a role',
      { readers: { ...NOBODY, roles: ['apenas_people'] } },
      {},
      ['admin', 'apenas_people'],
    ],
    ['oneself', { readers: { ...NOBODY, people: [7] } }, {}, ALL],
    ['somebody else', { readers: { ...NOBODY, people: [8] } }, {}, ['admin']],
    ['one’s group', { readers: { ...NOBODY, groups: [3] } }, { groups: [2, 3] }, ALL],
    ['another group', { readers: { ...NOBODY, groups: [3] } }, { groups: [2] }, ['admin']],
    ['one’s own item', { readers: NOBODY, ownerId: 7 }, {}, ALL],
    ['no owner and no employee', { readers: NOBODY }, { employeeId: null }, ['admin']],
    ['hidden', { hidden: true }, {}, []],
    ['hidden, as its owner', { hidden: true, ownerId: 7 }, {}, []],
    [
      'hidden, among the readers',
      { hidden: true, readers: { roles: ALL, people: [7], groups: [3] } },
      { groups: [3] },
      [],
    ],
    ['who has left', {}, { hasLeft: true }, []],
    [
      'who has left, by name',
      { readers: { roles: ALL, people: [7], groups: [3] } },
      { hasLeft: true, groups: [3] },
      [],
    ],
    ['who has left, as the owner', { ownerId: 7 }, { hasLeft: true }, []],
  ])('%s', (_, rights, person, expected) => {
    const readers = ROLES.filter((role) => mayRead(item(rights), reader(role, person)));
    expect(readers).toEqual(expected);
  });

  test('no visitor', () => {
    expect(mayRead(item(), null)).toBe(false);
  });

  test('every reason is named', () => {
    const rights = item({ readers: { roles: ['admin'], people: [7], groups: [3] }, ownerId: 7 });
    expect(reasonsToRead(rights, reader('admin', { groups: [3] }))).toEqual([
      { by: 'admin' },
      { by: 'owner' },
      { by: 'role', role: 'admin' },
      { by: 'person' },
      { by: 'group', group: 3 },
    ]);
  });
});

test('spec §6: the role alone decides about an item of the specification', () => {
  const readersOf = (readers: readonly Role[] | 'public') =>
    [null, ...ROLES].filter((role) => mayRead({ readers }, role && { role }));
  expect(readersOf('public')).toEqual([null, ...ROLES]);
  expect(readersOf(['admin', 'full_access'])).toEqual(['admin', 'full_access']);
});
