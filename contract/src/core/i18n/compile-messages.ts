import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { setCompiler } from './translator.ts';

const compiled = new Map<string, CompiledMessage>();

/**
 * Compiles an ICU message, each once, because Lingui would compile it at every call.
 * @throws an error that describes what is wrong with the message
 */
export function compileMessage(message: string): CompiledMessage {
  // Most sentences have no syntax, and parsing them all would delay the first page.
  if (!/[{}'#]/.test(message)) return [message];
  const known = compiled.get(message) ?? compileMessageOrThrow(message);
  compiled.set(message, known);
  return known;
}

/** Importing this module is enough to render all messages. It weighs 6 kB, which /login has no room for. */
setCompiler(compileMessage);
