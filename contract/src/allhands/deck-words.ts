import { z } from 'zod';

/** A deck's text in several languages. A missing one is shown in English. */
export interface ByLanguage {
  en: string;
  pt?: string | undefined;
  es?: string | undefined;
}
/** Text for everybody, or by language. */
export type Words = string | ByLanguage;

export function wordsSchema<Text extends z.ZodType<string>>(text: Text) {
  return z.union([text, z.strictObject({ en: text, pt: text.optional(), es: text.optional() })]);
}

/** A value whose texts are in one language. */
export type InOneLanguage<T> = T extends ByLanguage
  ? string
  : T extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InOneLanguage<T[Key]> }
      : T;

export const isByLanguage = (value: unknown): value is ByLanguage =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';

function choose(value: unknown, language: string): unknown {
  if (isByLanguage(value)) return { ...value }[language as keyof ByLanguage] ?? value.en;
  if (Array.isArray(value)) return value.map((item) => choose(item, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, choose(inner, language)]),
  );
}

/** Reduces all texts of a deck to those of a locale such as pt-BR. */
export function inLanguage<T>(value: T, locale: string): InOneLanguage<T> {
  return choose(value, locale.slice(0, 2)) as InOneLanguage<T>;
}
