import { expect, test } from 'vitest';
import { type Account, chooseLauncher, type LauncherFacts } from './choose-launcher.ts';

const open = { permitted: true, blockedBy: null };
const forbidden = { permitted: false, blockedBy: null };
const closed = { permitted: true, blockedBy: '/root' };
const postgres: Account = { ...open, name: 'postgres', uid: 101, gid: 104 };
const bob: Account = { ...open, name: 'user 1000', uid: 1000, gid: 1000 };
const root: LauncherFacts = { isRoot: true, clusterOwner: null, unshare: open, accounts: [] };

test.each<[string, LauncherFacts, object]>([
  ['an ordinary user', { ...root, isRoot: false }, { kind: 'direct' }],
  ['root', { ...root, accounts: [postgres] }, { kind: 'unshare' }],
  [
    'root, unshare forbidden',
    { ...root, unshare: forbidden, accounts: [postgres] },
    { kind: 'user', uid: 101, gid: 104 },
  ],
  [
    'root, unshare blocked by a folder of bob',
    { ...root, unshare: closed, accounts: [bob, postgres] },
    { kind: 'user', uid: 1000, gid: 1000 },
  ],
  [
    'root, first account blocked',
    { ...root, unshare: forbidden, accounts: [{ ...bob, ...closed }, postgres] },
    { kind: 'user', uid: 101, gid: 104 },
  ],
  ['root, cluster of bob', { ...root, clusterOwner: bob }, { kind: 'user', uid: 1000, gid: 1000 }],
])('%s', (_name, facts, launcher) => {
  expect(chooseLauncher(facts)).toEqual(launcher);
});

test.each<[string, LauncherFacts, RegExp]>([
  ['nothing permitted', { ...root, unshare: forbidden }, /neither through "unshare --user" nor/],
  [
    'a folder in the way of postgres',
    { ...root, unshare: forbidden, accounts: [{ ...postgres, ...closed }] },
    /\(postgres\) cannot enter the folder \/root: make/,
  ],
  [
    'a folder in the way of root without its privileges',
    { ...root, unshare: closed },
    /\(root without its privileges\) cannot enter the folder \/root: make/,
  ],
  [
    'a folder in the way of the owner of the cluster',
    { ...root, clusterOwner: { ...bob, ...closed } },
    /\(user 1000\) cannot enter the folder \/root: make/,
  ],
])('%s: one sentence that names a way out', (_name, facts, sentence) => {
  expect(() => chooseLauncher(facts)).toThrow(sentence);
  expect(() => chooseLauncher(facts)).toThrow(/or set DATABASE_URL to a PostgreSQL server\.$/);
});
