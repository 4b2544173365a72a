import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';

/** Translations by `keyOf`, as ICU messages. */
export type Messages = Readonly<Record<string, string>>;
/** Those of the sign-in page are compiled if they have values. */
type WebMessages = Readonly<Record<string, string | CompiledMessage>>;

/** The key of a message: its English sentence, after its context if it has one. */
export const keyOf = (message: string, context?: string | null) =>
  context ? `${context}\u0004${message}` : message;

type Compile = (message: string) => CompiledMessage;

/** Fills in `{name}` only, until the compiler is there: the sign-in page gets other messages compiled. */
const compilePlain: Compile = (message) =>
  message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : [part]));

let compile = compilePlain;

/** Lets translators render messages that aren't compiled (compile-messages.ts). */
export function setCompiler(next: Compile): void {
  compile = next;
}

/** Renders the English messages of the source in a language. */
export class Translator {
  readonly #i18n;

  constructor(locale: string, messages: WebMessages = {}) {
    this.#i18n = setupI18n({ locale, messages: { [locale]: messages } });
    this.#i18n.setMessagesCompiler((message) => compile(message));
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
  messages: WebMessages;
  /** The script with all messages, if this catalogue has those of the sign-in page only. */
  rest?: string;
  /** In the language "as specified", the errors of Portuguese screens by their English text. */
  portuguese: Messages;
}
