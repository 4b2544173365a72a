import { type ByLanguage, isByLanguage } from '@intranet/contract/allhands/deck-words.ts';
import type { TextLanguage } from './editing.ts';
import type { Json } from './json.ts';

/** A text in one language: what was typed, and what shows where nothing was. */
export function readWords(value: Json | undefined, language: TextLanguage) {
  if (isByLanguage(value)) {
    return { text: value[language] ?? '', fallback: language === 'en' ? '' : value.en };
  }
  const text = typeof value === 'string' ? value : '';
  return language === 'en' ? { text, fallback: '' } : { text: '', fallback: text };
}

/** Changes one language of a text. A text without translations is one for everybody. */
export function writeWords(value: Json | undefined, language: TextLanguage, text: string): Json {
  const all: ByLanguage = isByLanguage(value)
    ? value
    : { en: typeof value === 'string' ? value : '' };
  const changed = { ...all, [language]: text };
  const { en, ...others }: ByLanguage = changed;
  const translated = Object.entries(others).filter(
    ([, other]) => other !== undefined && other !== '',
  );
  return translated.length > 0 ? { en, ...Object.fromEntries(translated) } : en;
}
