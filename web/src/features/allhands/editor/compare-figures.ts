import { inLanguage } from '@intranet/contract/allhands/deck-words.ts';
import { ENTRY_NAMES } from '@intranet/contract/allhands/entry-names.ts';
import { isObject, type Json, type JsonPath } from './json.ts';

/** What names an entry of a list, in English; null for a plain value. */
function nameOf(entry: Json | undefined): string | null {
  if (!isObject(entry)) return null;
  const keys = ENTRY_NAMES.find((all) => all.every((key) => key in entry));
  return keys
    ? JSON.stringify(
        inLanguage(
          keys.map((key) => entry[key]),
          'en',
        ),
      )
    : null;
}

/** The figure of the deck before at the same place; entries of lists are found by name, not by position. */
export function figureBefore(deck: Json, before: Json | undefined, path: JsonPath): number | null {
  let [now, then]: [Json | undefined, Json | undefined] = [deck, before];
  for (const key of path) {
    if (Array.isArray(now) && Array.isArray(then)) {
      const entry: Json | undefined = now[Number(key)];
      const name = nameOf(entry);
      then = name === null ? then[Number(key)] : then.find((other) => nameOf(other) === name);
      now = entry;
    } else if (isObject(now) && isObject(then)) {
      now = now[key];
      then = then[key];
    } else return null;
  }
  return typeof then === 'number' ? then : null;
}
