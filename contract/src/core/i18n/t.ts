import { setupI18n } from '@lingui/core';
import type { GetICUArgs } from '@schummar/icu-type-parser';

/** The values of a message by name: numbers for plurals, Dates for dates, text or numbers else. */
type Values<M extends string> = GetICUArgs<
  M,
  { ICUNumberArgument: number; ICUDateArgument: Date; ICUArgument: string | number }
>;
type Rest<M extends string> = keyof Values<M> extends never ? [] : [values: Values<M>];

declare const translatable: unique symbol;
/** A sentence in a table or constant, which `t` translates when it is shown. */
export type Message = string & { readonly [translatable]: true };

interface Translator {
  translate(message: string, values: Record<string, unknown> | undefined, context?: string): string;
  locale(): string;
}

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** Renders what the web app's build has inlined: a text, or a compiled message. */
let translator: Translator = {
  translate: (message, values) => (values ? i18n._({ id: '', message, values }) : message),
  locale: () => i18n.locale,
};

/** Replaces how sentences are translated, where no build inlines them: on the server and in tests. */
export function setTranslator(next: Translator): void {
  translator = next;
}

export function setLocale(locale: string): void {
  i18n.activate(locale);
}

export const currentLocale = (): string => translator.locale();

/** Translates an ICU message, which must be a literal or a `Message` for `npm run messages`. */
export function t<const M extends string>(
  message: M,
  ...rest: M extends Message ? [] : Rest<M>
): string {
  const [values] = rest as [Record<string, unknown>?];
  return translator.translate(message, values);
}

/** Like `t`, for a sentence with several meanings. `context` tells translators which one. */
export function tc<const M extends string>(context: string, message: M, ...rest: Rest<M>): string {
  const [values] = rest as [Record<string, unknown>?];
  return translator.translate(message, values, context);
}

/** Marks a sentence without values that is translated where it is shown: `t(label)`. */
export function msg(message: string): Message {
  return message as Message;
}
