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

const FOLDER = process.env.TRANSLATIONS_DIR || path.join(import.meta.dirname, '..');

/** The translations of a language by `keyOf`; English has none. */
export function readCatalog(language: Language): Map<string, string> {
  const { catalog } = LANGUAGES[language];
  if (!catalog) return new Map();
  const file = path.join(FOLDER, `${catalog}.po`);
  const { items } = parsePoFile(readFileSync(file, 'utf8'));
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
