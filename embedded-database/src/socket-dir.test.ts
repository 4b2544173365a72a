import { chownSync, rmdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeSocketDir, removeSocketDir } from './socket-dir.ts';
import { freshFolder } from './spawn-supervisor.fixture.ts';

const direct = { kind: 'direct' } as const;

test('one private folder for each data directory, always the same', () => {
  const path = makeSocketDir('/data/one', direct);
  onTestFinished(() => removeSocketDir(path));
  expect(path.length).toBeLessThan(90);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  // After a kill, the server's files remain.
  writeFileSync(join(path, '.s.PGSQL.5432.lock'), `${process.pid}\n`);
  expect(makeSocketDir('/data/one', direct)).toBe(path);
  rmdirSync(path);
  expect(makeSocketDir('/data/one', direct)).toBe(path);
});

test('a folder for temporary files with a long path is passed over', () => {
  vi.stubEnv('TMPDIR', join(freshFolder(), 'x'.repeat(80)));
  onTestFinished(() => void vi.unstubAllEnvs());
  const path = makeSocketDir('/data/long', direct);
  removeSocketDir(path);
  expect(path).toMatch(/^(\/private)?\/tmp\/intranet-pg-/);
});

test('a symbolic link in its place is refused', () => {
  const path = makeSocketDir('/data/link', direct);
  removeSocketDir(path);
  symlinkSync(freshFolder(), path);
  onTestFinished(() => rmSync(path));
  expect(() => makeSocketDir('/data/link', direct)).toThrow(/belongs to another user or is not a/);
});

test('a file in its place is refused', () => {
  const path = makeSocketDir('/data/file', direct);
  removeSocketDir(path);
  writeFileSync(path, '');
  onTestFinished(() => rmSync(path));
  expect(() => makeSocketDir('/data/file', direct)).toThrow(/belongs to another user or is not a/);
});

test.runIf(process.getuid?.() === 0)('a folder of somebody else is refused', () => {
  const path = makeSocketDir('/data/other', direct);
  onTestFinished(() => removeSocketDir(path));
  chownSync(path, 65534, 65534);
  expect(() => makeSocketDir('/data/other', direct)).toThrow(/belongs to another user or is not a/);
  const launcher = { kind: 'user', uid: 65534, gid: 65534 } as const;
  expect(makeSocketDir('/data/other', launcher)).toBe(path);
});
