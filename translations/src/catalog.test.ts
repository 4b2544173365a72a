import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Entry, readCatalog, readEntries, writeEntries } from './catalog.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'intranet-catalog-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'es.po');

const entry: Entry = {
  message: 'Save "{name}"\nnow',
  context: '',
  translation: 'Guardar "{name}"\nahora',
  isFuzzy: false,
  previous: '',
  references: 'server/src/b.ts\nweb/src/a.ts',
  note: 'Said on the button.',
};
const fuzzy: Entry = {
  ...entry,
  context: 'button',
  isFuzzy: true,
  previous: 'Store "{name}"\nnow \\',
};

test('entries are read as they were written', () => {
  writeFileSync(file, writeEntries([fuzzy, entry], 'es'));
  expect(readEntries(file)).toEqual([entry, fuzzy]);
});

test('a translation to be reviewed is not shown', () => {
  writeFileSync(file, writeEntries([fuzzy, entry], 'es'));
  expect(readCatalog('es', folder)).toEqual({ [entry.message]: entry.translation });
});

test('a file without a header is read as UTF-8', () => {
  writeFileSync(file, 'msgid "Password"\nmsgstr "Contraseña"\n');
  expect(readCatalog('es', folder)).toEqual({ Password: 'Contraseña' });
});

test('a folder’s translation with another placeholder is refused, with file and sentence', () => {
  writeFileSync(file, 'msgid "Hello {name}"\nmsgstr "Hola, {nombre}"\n');
  expect(() => readCatalog('es', folder)).toThrow(
    `The file ${file} has a broken translation of "Hello {name}" ({name} is missing).`,
  );
});
