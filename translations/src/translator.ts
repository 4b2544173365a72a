import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compile, keyOf, readCatalog } from './catalog.ts';

/** Translates the English messages of the source into a language, when no build has inlined them. */
export class Translator {
  readonly #catalog: Map<string, string>;
  readonly #compiled = new Map<string, CompiledMessage>();
  readonly #i18n;

  constructor(language: Language) {
    this.#catalog = readCatalog(language);
    const { locale } = LANGUAGES[language];
    this.#i18n = setupI18n({ locale, messages: { [locale]: {} } });
  }

  locale(): string {
    return this.#i18n.locale;
  }

  translate(message: string, values?: Record<string, unknown>, context?: string): string {
    const key = keyOf(message, context);
    const compiled = this.#compiled.get(key) ?? compile(this.#catalog.get(key) ?? message);
    this.#compiled.set(key, compiled);
    if (typeof compiled === 'string') return compiled;
    return this.#i18n._({ id: '', message: compiled as never, ...(values && { values }) });
  }
}
