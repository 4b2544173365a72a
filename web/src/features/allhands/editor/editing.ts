import type { ByLanguage } from '@intranet/contract/allhands/deck-words.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import { createContext, use } from 'react';
import type { Json, JsonPath } from './json.ts';

export type TextLanguage = keyof ByLanguage;
export const TEXT_LANGUAGES: readonly TextLanguage[] = ['en', 'pt', 'es'];

export function ownTextLanguage(): TextLanguage {
  return TEXT_LANGUAGES.find((one) => currentLocale().startsWith(one)) ?? 'en';
}

export interface Editing {
  draft: Json;
  /** The published deck of the quarter before. */
  before: { quarter: string; deck: Json } | null;
  /** Messages by path, such as `goals.3.percent`. */
  problems: ReadonlyMap<string, string>;
  /** The language of the texts in the form. */
  language: TextLanguage;
  readOnly: boolean;
  edit: (path: JsonPath, value: Json | undefined) => void;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('A field of the deck is outside its form');
  return editing;
}

/** The id of a field's input, to which a problem leads. */
export const fieldId = (path: JsonPath) => `deck.${path.join('.')}`;
