import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import { setLocale } from '@intranet/contract/core/i18n/t.ts';
import { pageSetting } from './page-setting.ts';

const YEAR_SECONDS = 365 * 86_400;

/** The language of this page, which the server wrote into the document. Another one needs a reload. */
export function pageLanguage(): Language {
  const language = pageSetting('language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

export function chosenLanguage(): Language | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${LANGUAGE_COOKIE}=`));
  const language = found?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(language) ? language : null;
}

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** True in the default language, which shows what the specification writes letter by letter. */
export const asSpecified = pageLanguage() === DEFAULT_LANGUAGE;

/** The language of texts that are Portuguese only as specified (spec §8); undefined in others. */
export const specifiedLang = asSpecified ? 'pt-BR' : undefined;

setLocale(LANGUAGES[pageLanguage()].locale);
