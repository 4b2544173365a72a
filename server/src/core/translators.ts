import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_IDS,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import { type Message, setTranslator, t } from '@intranet/contract/core/i18n/t.ts';
import { CatalogError } from '@intranet/translations/catalog.ts';
import { Catalogues, type WebPart } from '@intranet/translations/catalogues.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { companyLanguage, refreshCompanyLanguage } from './company-language.ts';
import { ConfigError } from './config-files.ts';
import type { DbOrTx } from './db/database.ts';
import { chosenLanguage, inLanguage } from './language.ts';

const YEAR_SECONDS = 365 * 86_400;

let catalogues = new Catalogues();

const knownLanguage = (language: unknown): Language =>
  isLanguage(language) ? language : companyLanguage();

export const currentLanguage = (): Language => knownLanguage(chosenLanguage());

/** What the web app gets of a language. */
export const catalogueOf = (language: Language, part: WebPart) =>
  catalogues.forWebApp(language, part);

/** Checks and uses the catalogues of a folder. @throws ConfigError that names the file */
export function loadTranslations(folder: string | null): void {
  try {
    catalogues = new Catalogues(folder ?? undefined);
    for (const language of LANGUAGE_IDS) catalogues.translator(language);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new ConfigError(`${error.message.slice(0, -1)}: change it, or TRANSLATIONS_DIR.`);
  }
}

/** The texts in all languages, for files that somebody exported in another language. */
export const wordsInEveryLanguage = (write: () => string): string[] => [
  ...new Set(LANGUAGE_IDS.map((language) => inLanguage(language, write))),
];

export const inEveryLanguage = (message: Message): string[] =>
  wordsInEveryLanguage(() => t(message));

/** Translates into the language of the current request. */
export const requestTranslator: Parameters<typeof setTranslator>[0] = {
  translate: (...message) => catalogues.translator(currentLanguage()).translate(...message),
  locale: () => LANGUAGES[currentLanguage()].locale,
};
setTranslator(requestTranslator);

/** Not HttpOnly, because the sign-in page sets it for strangers. */
export function setLanguageCookie(reply: FastifyReply, language: Language): void {
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  });
}

export const languageOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language =>
  knownLanguage(cookies?.[LANGUAGE_COOKIE]);

/** Requests without a choice are answered in the company's language (D47). */
export function installCompanyLanguage(app: FastifyInstance, db: DbOrTx): void {
  app.addHook('onRequest', async ({ cookies }) => {
    if (!isLanguage(cookies?.[LANGUAGE_COOKIE])) await refreshCompanyLanguage(db);
  });
}

/** Answers each request in the language of its cookie, which every sign-in and every choice sets. */
export function installLanguage(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    inLanguage(languageOf(request), done);
  app.addHook('onRequest', enter);
  // Again after the body, whose parser runs outside the first context.
  app.addHook('preValidation', enter);
}
