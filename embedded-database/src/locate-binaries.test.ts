import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { locateBinaries, makeLibraryLinks } from './locate-binaries.ts';
import { freshFolder } from './spawn-supervisor.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

function packageWith(links: string[]): string {
  const folder = freshFolder();
  const lib = join(folder, 'native', 'lib');
  mkdirSync(lib, { recursive: true });
  writeFileSync(join(lib, 'libpq.so.5.18'), 'the library');
  const list = links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(list));
  return folder;
}

test('makes the missing links, leaves the others, and may be called again', () => {
  const folder = packageWith(['native/lib/libpq.so', 'native/lib/libpq.so.5']);
  symlinkSync('elsewhere', join(folder, 'native', 'lib', 'libpq.so'));
  makeLibraryLinks(folder);
  makeLibraryLinks(folder);
  expect(readlinkSync(join(folder, 'native/lib/libpq.so'))).toBe('elsewhere');
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library');
});

test('a package without a list of links needs none', () => {
  const folder = packageWith([]);
  rmSync(join(folder, 'native', 'pg-symlinks.json'));
  expect(() => makeLibraryLinks(folder)).not.toThrow();
});

test('a link that cannot be made is named', () => {
  const folder = packageWith(['native/nowhere/libpq.so']);
  expect(() => makeLibraryLinks(folder)).toThrow(
    /^The library link .*nowhere\/libpq\.so .*rebuild/,
  );
});

test('a platform whose package is not installed: says so and names DATABASE_URL', () => {
  vi.stubGlobal('process', { ...process, platform: 'sunos', arch: 'x64' });
  expect(() => locateBinaries()).toThrow(
    /^The embedded PostgreSQL for sunos-x64 .* is not installed: .*DATABASE_URL/,
  );
});
