import { PORTUGUESE_ERRORS } from '@intranet/contract/accounts/portuguese-errors.ts';
import { compileMessage } from '@intranet/contract/core/i18n/compile-messages.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import {
  keyOf,
  type Messages,
  Translator,
  type WebCatalogue,
} from '@intranet/contract/core/i18n/translator.ts';
import { catalogFile, readCatalog, readEntries } from './catalog.ts';

/** The sign-in page loads without the sentences of the other pages (D70). */
export type WebPart = 'sign-in' | 'all';

/**
 * The files with the sentences of a part. `.dependency-cruiser.cjs` has the same folders of the sign-in
 * page, and fails if it imports others.
 */
const FILES: Record<WebPart, RegExp> = {
  'sign-in':
    /^(web\/src\/(app\/(?!search|vacation-admin)|core|features\/accounts\/(?!admin|own|photo))|ui\/src\/(?!charts|frames|import|tables)|contract\/src\/(accounts|core|people|site|pages\.ts))/m,
  all: /^(web|ui|contract)\//m,
};

const knownKeys = new Map<WebPart, ReadonlySet<string>>();

/** The keys of the sentences in those files; every catalogue of the product has them. */
function keysOf(part: WebPart): ReadonlySet<string> {
  const known =
    knownKeys.get(part) ??
    new Set(
      readEntries(catalogFile(DEFAULT_LANGUAGE) ?? '')
        .filter(({ references }) => FILES[part].test(references))
        .map(({ message, context }) => keyOf(message, context)),
    );
  knownKeys.set(part, known);
  return known;
}

type WebMessage = WebCatalogue['messages'][string];

/** A message as the sign-in page gets it, which has no compiler; null if it is shown as it is. */
function compiled(key: string, translated: Messages): WebMessage | null {
  const message = translated[key] ?? key.split('\u0004').at(-1) ?? key;
  if (message.includes('{')) return compileMessage(message);
  return translated[key] ?? null;
}

interface Loaded {
  messages: Messages;
  translator: Translator;
}

/** The translations of all languages, each read when it is first needed. */
export class Catalogues {
  readonly #folder;
  readonly #loaded = new Map<Language, Loaded>();

  /** @param folder of catalogues that are checked when they are read, if not the product's own */
  constructor(folder?: string) {
    this.#folder = folder;
  }

  /** @throws CatalogError */
  #load(language: Language): Loaded {
    const known = this.#loaded.get(language);
    if (known) return known;
    const messages = readCatalog(language, this.#folder);
    const loaded = { messages, translator: new Translator(LANGUAGES[language].locale, messages) };
    this.#loaded.set(language, loaded);
    return loaded;
  }

  /** @throws CatalogError */
  translator(language: Language): Translator {
    return this.#load(language).translator;
  }

  /** @throws CatalogError */
  forWebApp(language: Language, part: WebPart): WebCatalogue {
    const keys = keysOf(part);
    const { messages: all } = this.#load(language);
    const messages = [...keys].flatMap((key): [string, WebMessage][] => {
      const message = part === 'all' ? (all[key] ?? null) : compiled(key, all);
      return message === null ? [] : [[key, message]];
    });
    const portuguese = language === DEFAULT_LANGUAGE ? this.#portugueseErrors() : {};
    return { language, messages: Object.fromEntries(messages), portuguese };
  }

  #portugueseErrors(): Messages {
    const specified = this.translator(DEFAULT_LANGUAGE);
    const portuguese = this.translator('pt-BR');
    return Object.fromEntries(
      PORTUGUESE_ERRORS.map((error) => [
        specified.translate(...error),
        portuguese.translate(...error),
      ]),
    );
  }
}

/** Translates into a language from the product's own catalogues, or those of a folder. */
export const translatorOf = (language: Language, folder?: string): Translator =>
  new Catalogues(folder).translator(language);
