import type { GetICUArgs } from '@schummar/icu-type-parser';
import { Translator } from './translator.ts';

/** The values of a message by name: numbers for plurals, Dates for dates, text or numbers else. */
type Values<M extends string> = GetICUArgs<
  M,
  { ICUNumberArgument: number; ICUDateArgument: Date; ICUArgument: string | number }
>;
type Rest<M extends string> = keyof Values<M> extends never ? [] : [values: Values<M>];

declare const translatable: unique symbol;
/** A sentence in a table or constant, which `t` translates when it is shown. */
export type Message = string & { readonly [translatable]: true };

/** English until the server, the web app or a test sets another. */
let translator: Pick<Translator, 'translate' | 'locale'> = new Translator('en-GB');

export function setTranslator(next: typeof translator): void {
  translator = next;
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
