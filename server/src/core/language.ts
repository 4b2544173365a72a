import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_IDS,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import { type Message, setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { Translator } from '@intranet/translations/translator.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 86_400;

const current = new AsyncLocalStorage<Language>();
const translators = new Map<Language, Translator>();

export const currentLanguage = (): Language => current.getStore() ?? DEFAULT_LANGUAGE;

/** Runs `work` with every `t` in this language, for example to write a mail to a recipient (D47). */
export const inLanguage = <T>(language: Language, work: () => T): T => current.run(language, work);

function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const translator = new Translator(language);
  translators.set(language, translator);
  return translator;
}

/** The texts of a message in all languages, for files that somebody exported in another language. */
export function inEveryLanguage(message: Message): string[] {
  return [...new Set(LANGUAGE_IDS.map((language) => translatorOf(language).translate(message)))];
}

setTranslator({
  translate: (...message) => translatorOf(currentLanguage()).translate(...message),
  locale: () => LANGUAGES[currentLanguage()].locale,
});

/** Not HttpOnly, because the sign-in page sets it for strangers. */
export function setLanguageCookie(reply: FastifyReply, language: Language): void {
  reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS });
}

export function languageOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Language {
  const chosen = cookies?.[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}

/** Answers each request in the language of its cookie, which every sign-in and every choice sets. */
export function installLanguage(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    current.run(languageOf(request), done);
  app.addHook('onRequest', enter);
  // Again after the body, whose parser runs outside the first context.
  app.addHook('preValidation', enter);
}
