import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'intranet-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (translation: string) =>
  writeFileSync(path.join(folder, 'es.po'), `msgid "Hello {name}"\nmsgstr "${translation}"\n`);
const open = () => translatorOf('es', folder);

test.each([
  [
    'a broken sentence',
    () => write('{name, plural, one {'),
    /es\.po has a broken translation of "Hello \{name\}"/,
  ],
  [
    'another placeholder',
    () => write('Hola {nombre}'),
    /es\.po has a broken translation of "Hello \{name\}" \(\{name\} is missing\)/,
  ],
  ['no file', () => undefined, /es\.po cannot be read: ENOENT/],
  [
    'no sentences',
    () => writeFileSync(path.join(folder, 'es.po'), 'words'),
    /es\.po contains no sentences/,
  ],
])('J3: a check names the file: %s', (_, prepare, error) => {
  prepare();
  expect(open).toThrow(error);
});
