import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';

/** Translations by `keyOf`, as ICU messages. */
export type Messages = Readonly<Record<string, string>>;

/** The key of a message: its English sentence, after its context if it has one. */
export const keyOf = (message: string, context?: string | null) =>
  context ? `${context}\u0004${message}` : message;

/** Compiles each message once, because Lingui would compile it at every call. */
function compileOnce() {
  const compiled = new Map<string, ReturnType<typeof compileMessageOrThrow>>();
  return (message: string) => {
    const known = compiled.get(message) ?? compileMessageOrThrow(message);
    compiled.set(message, known);
    return known;
  };
}

/** Renders the English messages of the source in a language. */
export class Translator {
  readonly #i18n;

  constructor(locale: string, messages: Messages = {}) {
    this.#i18n = setupI18n({ locale, messages: { [locale]: messages } });
    this.#i18n.setMessagesCompiler(compileOnce());
  }

  locale(): string {
    return this.#i18n.locale;
  }

  /** Uses the English sentence if there is no translation, or if it fails (J3). */
  translate(message: string, values?: Record<string, unknown>, context?: string): string {
    try {
      return this.#i18n._(keyOf(message, context), values, { message });
    } catch {
      return this.#i18n._({ id: '', message, ...(values && { values }) });
    }
  }
}

/** What the web app gets of a language, in the script /messages.js. */
export interface WebCatalogue {
  language: Language;
  messages: Messages;
  /** The script with all messages, if this catalogue has those of the sign-in page only. */
  rest?: string;
  /** In the language "as specified", the errors of Portuguese screens by their English text. */
  portuguese: Messages;
}
