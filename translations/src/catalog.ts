import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { parsePoFile } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A message as Lingui renders it: text, or text and placeholders in order. */
export type CompiledMessage = string | ReturnType<typeof compileMessageOrThrow>;

/** The key of a message: its English sentence, after its context if it has one. */
export const keyOf = (message: string, context?: string | null) =>
  context ? `${context}\u0004${message}` : message;

/** The product's own catalogues. */
const OWN_FOLDER = path.join(import.meta.dirname, '..');

/** The file of a language's translations; English has none. */
export function catalogFile(language: Language, folder = OWN_FOLDER): string | null {
  const { catalog } = LANGUAGES[language];
  return catalog && path.join(folder, `${catalog}.po`);
}

/** A catalogue that can't be used. The message names the file, and the sentence that is wrong. */
export class CatalogError extends Error {}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The translations of a language by `keyOf`; English has none.
 * @throws CatalogError if the file can't be read or contains no sentence
 */
export function readCatalog(language: Language, folder?: string): Map<string, string> {
  const file = catalogFile(language, folder);
  if (file === null) return new Map();
  let items: ReturnType<typeof parsePoFile>['items'];
  try {
    items = parsePoFile(readFileSync(file, 'utf8')).items;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CatalogError(`The file ${file} cannot be read: ${code ?? reasonOf(error)}.`);
  }
  if (items.length === 0) throw new CatalogError(`The file ${file} contains no sentences.`);
  return new Map(
    items
      .filter(({ msgstr, obsolete }) => msgstr[0] && !obsolete)
      .map(({ msgid, msgctxt, msgstr }) => [keyOf(msgid, msgctxt), msgstr[0] ?? '']),
  );
}

/** @throws if the ICU syntax is wrong */
export function compile(message: string): CompiledMessage {
  const tokens = compileMessageOrThrow(message);
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

/** @throws CatalogError if a translation is not a well-formed ICU message */
export function checkCatalog(catalog: ReadonlyMap<string, string>, file: string): void {
  for (const [key, translation] of catalog) {
    try {
      compile(translation);
    } catch (error) {
      const [reason] = reasonOf(error).split('\n');
      throw new CatalogError(
        `The file ${file} has a broken translation of "${englishOf(key)}" (${reason}).`,
      );
    }
  }
}

/** The English sentence of a key, without its context. */
export const englishOf = (key: string) => key.slice(key.indexOf('\u0004') + 1);
