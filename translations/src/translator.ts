import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { setupI18n } from '@lingui/core';
import {
  type CompiledMessage,
  catalogFile,
  checkCatalog,
  compile,
  keyOf,
  readCatalog,
} from './catalog.ts';

type Values = Record<string, unknown> | undefined;

/** Translates the English messages of the source into a language, when no build has inlined them. */
export class Translator {
  readonly #catalog: Map<string, string>;
  readonly #compiled = new Map<string, CompiledMessage>();
  readonly #i18n;

  /**
   * @param folder the folder of the catalogues, if not the product's own
   * @param checks compiles every translation now, instead of when it is first used
   * @throws CatalogError
   */
  constructor(language: Language, folder?: string, checks = false) {
    this.#catalog = readCatalog(language, folder);
    const file = catalogFile(language, folder);
    if (checks && file !== null) checkCatalog(this.#catalog, file);
    const { locale } = LANGUAGES[language];
    this.#i18n = setupI18n({ locale, messages: { [locale]: {} } });
  }

  locale(): string {
    return this.#i18n.locale;
  }

  /** Uses the English sentence if the translation fails. */
  translate(message: string, values?: Record<string, unknown>, context?: string): string {
    const key = keyOf(message, context);
    const translation = this.#catalog.get(key);
    if (translation === undefined) return this.#render(key, message, values);
    try {
      return this.#render(key, translation, values);
    } catch {
      return this.#render(`English ${key}`, message, values);
    }
  }

  #render(key: string, text: string, values: Values): string {
    const compiled = this.#compiled.get(key) ?? compile(text);
    this.#compiled.set(key, compiled);
    if (typeof compiled === 'string') return compiled;
    return this.#i18n._({ id: '', message: compiled as never, ...(values && { values }) });
  }
}
