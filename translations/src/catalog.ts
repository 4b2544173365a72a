import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { keyOf, type Messages } from '@intranet/contract/core/i18n/translator.ts';
import { type GetTextTranslation, po } from 'gettext-parser';
import { findProblem } from './find-problem.ts';

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

/** An entry of a catalogue. `isFuzzy` marks the translation of a former, similar sentence. */
export interface Entry {
  message: string;
  context: string;
  translation: string;
  isFuzzy: boolean;
  /** The English sentence that was translated, if the entry is fuzzy. */
  previous: string;
  /** The files with the sentence, one a line. */
  references: string;
}

function entryOf({ msgid, msgctxt = '', msgstr, comments }: GetTextTranslation): Entry {
  const { flag = '', previous = '', reference = '' } = comments ?? {};
  return {
    message: msgid,
    context: msgctxt,
    translation: msgstr[0] ?? '',
    isFuzzy: flag.split(/[\s,]+/).includes('fuzzy'),
    previous,
    references: reference,
  };
}

/** @throws CatalogError if the file can't be read or contains no sentence */
export function readEntries(file: string): Entry[] {
  let contexts: GetTextTranslation[][];
  try {
    const { translations } = po.parse(readFileSync(file));
    contexts = Object.values(translations).map((context) => Object.values(context));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CatalogError(`The file ${file} cannot be read: ${code ?? reasonOf(error)}.`);
  }
  const entries = contexts.flat().filter(({ msgid }) => msgid !== '');
  if (entries.length === 0) throw new CatalogError(`The file ${file} contains no sentences.`);
  return entries.map(entryOf);
}

/** @throws CatalogError if a translation is no ICU message with the placeholders of its sentence */
function checkEntries(entries: Entry[], language: Language, file: string): void {
  for (const { message, translation } of entries) {
    const problem = findProblem(message, translation, LANGUAGES[language].locale);
    if (problem) {
      throw new CatalogError(
        `The file ${file} has a broken translation of "${message}" (${problem}).`,
      );
    }
  }
}

/**
 * The translations of a language by `keyOf`, without fuzzy ones; English has none.
 * @param folder the folder of the catalogues, if not the product's own, which `npm run check` checks
 * @throws CatalogError if the file can't be read, contains no sentence, or has a broken translation
 */
export function readCatalog(language: Language, folder?: string): Messages {
  const file = catalogFile(language, folder);
  if (file === null) return {};
  const entries = readEntries(file).filter(({ translation, isFuzzy }) => translation && !isFuzzy);
  if (folder) checkEntries(entries, language, file);
  return Object.fromEntries(
    entries.map(({ message, context, translation }) => [keyOf(message, context), translation]),
  );
}
