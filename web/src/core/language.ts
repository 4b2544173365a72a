import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  pageLang,
} from '@intranet/contract/core/i18n/languages.ts';
import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { Translator, type WebCatalogue } from '@intranet/contract/core/i18n/translator.ts';

const YEAR_SECONDS = 365 * 86_400;

declare global {
  /** Set by the script /messages.js, which runs before all modules; undefined if it failed to load. */
  var catalogue: WebCatalogue | undefined;
}
const loaded = globalThis.catalogue;

export function chosenLanguage(): Language | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${LANGUAGE_COOKIE}=`));
  const language = found?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(language) ? language : null;
}

/** The language of this page. Another one needs a reload. */
export const pageLanguage = (): Language =>
  loaded?.language ?? chosenLanguage() ?? DEFAULT_LANGUAGE;

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** True in the default language, which shows what the specification writes letter by letter. */
export const asSpecified = loaded?.language === DEFAULT_LANGUAGE;

/** The language of texts that are Portuguese only as specified (spec §8); undefined in others. */
export const specifiedLang = asSpecified ? 'pt-BR' : undefined;

/** An error as a screen shows it that is Portuguese only as specified, where errors are English (D40). */
export function inPortuguese(error: string): string {
  const portuguese = new Map(Object.entries(globalThis.catalogue?.portuguese ?? {}));
  return portuguese.get(error) ?? error;
}

/** Without a catalogue the page is English. In development no server has written its language. */
function applyCatalogue(): void {
  const { language = 'en', messages } = globalThis.catalogue ?? {};
  document.documentElement.lang = pageLang(language);
  setTranslator(new Translator(LANGUAGES[language].locale, messages));
}
applyCatalogue();

/** Loads the sentences that the sign-in page lacks, before the modules of other pages. */
export async function loadAllMessages(): Promise<void> {
  const rest = globalThis.catalogue?.rest;
  if (!rest) return;
  // Without them, the other pages are English.
  await import(/* @vite-ignore */ rest).then(applyCatalogue, () => undefined);
}
