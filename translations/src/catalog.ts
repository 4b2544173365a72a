import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { keyOf, type Messages } from '@intranet/contract/core/i18n/translator.ts';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
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
  /** A translator's own note. */
  note: string;
}

/** The sentence of the comment `msgid "Save"`, which may have several lines. */
const unquoted = (previous: string): string =>
  [...previous.replace(/^msgctxt.*\n/, '').matchAll(/".*"$/gm)]
    .map(([text]) => JSON.parse(text))
    .join('');

function entryOf({ msgid, msgctxt = '', msgstr, comments }: GetTextTranslation): Entry {
  const { flag = '', previous = '', reference = '', translator = '' } = comments ?? {};
  return {
    message: msgid,
    context: msgctxt,
    translation: msgstr[0] ?? '',
    isFuzzy: flag.split(/[\s,]+/).includes('fuzzy'),
    previous: unquoted(previous),
    references: reference,
    note: translator,
  };
}

/** @throws CatalogError if the file can't be read or contains no sentence */
export function readEntries(file: string): Entry[] {
  let contexts: GetTextTranslation[][];
  try {
    // A file without a header would be read as Latin-1.
    const { translations } = po.parse(readFileSync(file), { defaultCharset: 'utf-8' });
    contexts = Object.values(translations).map((context) => Object.values(context));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CatalogError(`The file ${file} cannot be read: ${code ?? reasonOf(error)}.`);
  }
  const entries = contexts.flat().filter(({ msgid }) => msgid !== '');
  if (entries.length === 0) throw new CatalogError(`The file ${file} contains no sentences.`);
  return entries.map(entryOf);
}

const order = new Intl.Collator('en-US');

/** The text of a catalogue's file, in alphabetical order. */
export function writeEntries(entries: Entry[], language: Language): string {
  const translations: GetTextTranslations['translations'] = {};
  for (const entry of entries) {
    const { message, context, translation, isFuzzy, previous, references, note } = entry;
    translations[context] ??= {};
    translations[context][message] = {
      msgid: message,
      msgctxt: context,
      msgstr: [translation],
      comments: {
        translator: note,
        reference: references,
        ...(isFuzzy && { flag: 'fuzzy', previous: `msgid ${JSON.stringify(previous)}` }),
      },
    };
  }
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: LANGUAGES[language].catalog ?? language,
  };
  const sort = (a: GetTextTranslation, b: GetTextTranslation) =>
    order.compare(a.msgid, b.msgid) || order.compare(a.msgctxt ?? '', b.msgctxt ?? '');
  const file = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0, sort });
  return `${file.toString().trimEnd()}\n`;
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
