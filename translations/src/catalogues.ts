import { PORTUGUESE_ERRORS } from '@intranet/contract/accounts/portuguese-errors.ts';
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

let webKeys: ReadonlySet<string> | undefined;

/** The keys of the sentences in the web app and the contract; every catalogue of the product has them. */
function keysOfWebApp(): ReadonlySet<string> {
  webKeys ??= new Set(
    readEntries(catalogFile(DEFAULT_LANGUAGE) ?? '')
      .filter(({ references }) => /^(web|contract)\//m.test(references))
      .map(({ message, context }) => keyOf(message, context)),
  );
  return webKeys;
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
  forWebApp(language: Language): WebCatalogue {
    const keys = keysOfWebApp();
    const messages = Object.entries(this.#load(language).messages).filter(([key]) => keys.has(key));
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
