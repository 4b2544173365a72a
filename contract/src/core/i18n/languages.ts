/** The languages a user can choose (D47); the catalog is the file in translations/. */
export const LANGUAGES = {
  as_specified: {
    name: 'As specified (Português + English)',
    locale: 'en-GB',
    catalog: 'en-x-spec',
  },
  en: { name: 'English', locale: 'en-GB', catalog: null },
  'pt-BR': { name: 'Português (Brasil)', locale: 'pt-BR', catalog: 'pt-BR' },
  es: { name: 'Español', locale: 'es', catalog: 'es' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** The browser's choice. The web app sets it, and each sign-in sets it to the account's choice. */
export const LANGUAGE_COOKIE = 'language';

export const DEFAULT_LANGUAGE: Language = 'as_specified';

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** The `lang` of a page. "As specified" is mostly English; its Portuguese parts say so themselves. */
export const pageLang = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'en' : LANGUAGES[language].locale;
