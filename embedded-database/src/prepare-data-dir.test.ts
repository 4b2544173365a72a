import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { hasCluster } from './init-cluster.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { freshFolder, Supervisor } from './spawn-supervisor.fixture.ts';

test('makes the folder for its user alone, and its parents as usual', () => {
  const folder = freshFolder();
  const path = join(folder, 'var', 'data');
  expect(prepareDataDir(path)).toBe(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'var')).mode & 0o111).toBe(0o111);
  expect(prepareDataDir(path)).toBe(path);
});

test('S15: an existing folder that is open to others is made private, with one line', () => {
  const path = join(freshFolder(), 'data');
  mkdirSync(path);
  chmodSync(path, 0o755);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  prepareDataDir(path, log);
  prepareDataDir(path, log);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(lines).toEqual([
    `The data directory ${path} was open to other users (mode 0755): it is now 0700.`,
  ]);
});

test('S15: a folder that many users share stays as it is, with one line', () => {
  const path = join(freshFolder(), 'shared');
  mkdirSync(path);
  chmodSync(path, 0o1777);
  const lines: string[] = [];
  prepareDataDir(path, (line) => lines.push(line));
  expect(statSync(path).mode & 0o7777).toBe(0o1777);
  expect(lines).toEqual([expect.stringMatching(/^The data directory .*mode 1777.*mode 0700\.$/)]);
});

test.runIf(process.getuid?.() === 0)(
  'S15: a folder of another user is used as it is, with one line',
  () => {
    const folder = freshFolder();
    const path = join(folder, 'data');
    chmodSync(folder, 0o755);
    mkdirSync(path);
    chmodSync(path, 0o777);
    const module = new URL('./prepare-data-dir.ts', import.meta.url).href;
    const run = `const { prepareDataDir } = await import('${module}');
      prepareDataDir('${path}', (line) => console.log(line));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', run], {
      uid: 65534,
      gid: 65534,
      encoding: 'utf8',
    });
    expect(printed).toMatch(/^The data directory .*mode 0777.* could not be changed: .*\n$/);
    expect(statSync(path).mode & 0o777).toBe(0o777);
  },
);

test('parents can be entered by other users although new files are private', () => {
  const folder = freshFolder();
  const module = new URL('./prepare-data-dir.ts', import.meta.url).href;
  const run = `process.umask(0o077);
    const { prepareDataDir } = await import('${module}');
    prepareDataDir('${join(folder, 'var', 'data')}');`;
  execFileSync(process.execPath, ['--input-type=module', '-e', run]);
  expect(statSync(join(folder, 'var')).mode & 0o777).toBe(0o755);
  expect(statSync(join(folder, 'var', 'data')).mode & 0o777).toBe(0o700);
});

test('follows links to the real path', () => {
  const folder = freshFolder();
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  mkdirSync(join(folder, 'real'));
  expect(prepareDataDir(join(folder, 'link'))).toBe(join(folder, 'real'));
});

test.each<[string, string, RegExp]>([
  ['a file in its place', 'file', /^The data directory .*file cannot be .*: a part of the path/],
  ['a file as its parent', 'file/data', /^The data directory .*data cannot be created: a part/],
  ['too long a name', 'x'.repeat(300), /^The data directory .* cannot be created: the path is too/],
  ['too long a path', 'long/'.repeat(190), /^The data directory .* has too long a path/],
])('%s: one sentence that names the path', (_name, path, sentence) => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'file'), '');
  const attempt = () => prepareDataDir(join(folder, path));
  expect(attempt).toThrow(EmbeddedPostgresError);
  expect(attempt).toThrow(sentence);
});

test.runIf(process.platform === 'linux')('a place where no folder can be made', () => {
  expect(() => prepareDataDir('/proc/nowhere/data')).toThrow(
    /^The data directory \/proc\/nowhere\/data cannot be created: a folder of the path/,
  );
});

test.runIf(process.getuid?.() === 0)(
  'a folder this user may not write',
  {
    timeout: 10_000,
  },
  async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data'), { mode: 0o755 });
    const nobody = { uid: 65534, gid: 65534 };
    for (const path of ['data', 'new']) {
      const supervisor = new Supervisor(join(folder, path), nobody);
      expect(await supervisor.exit()).toBe(1);
      expect(supervisor.errors).toMatch(
        new RegExp(
          `^The data directory ${folder}/${path} cannot be .*: this user has no permission`,
        ),
      );
    }
  },
);

test('a cluster of another version, and a folder that is none', () => {
  const home = freshFolder();
  const cluster = join(home, 'postgres');
  expect(hasCluster(home)).toBe(false);
  mkdirSync(cluster);
  expect(hasCluster(home)).toBe(false);
  writeFileSync(join(cluster, 'other'), '');
  expect(() => hasCluster(home)).toThrow(/contains something other than a PostgreSQL database/);
  writeFileSync(join(cluster, 'PG_VERSION'), '16\n');
  expect(() => hasCluster(home)).toThrow(
    /is of PostgreSQL 16, but this server includes PostgreSQL 18/,
  );
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  expect(hasCluster(home)).toBe(true);
});
