import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { inLanguage, isByLanguage } from '@intranet/contract/allhands/deck-words.ts';
import type { DeckChange } from '@intranet/contract/allhands/endpoints.ts';
import { ENTRY_NAMES } from '@intranet/contract/allhands/entry-names.ts';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Group[] =>
  Array.isArray(value) && value.every((one) => isGroup(one) && !isByLanguage(one));

/** Such as the days of filled-in figures once all of them were typed over. */
const isNothing = (value: unknown) =>
  value === undefined || (isGroup(value) && Object.keys(value).length === 0);

function byName(list: readonly Group[]): Map<string, Group> {
  return new Map(
    list.map((entry) => {
      const names = ENTRY_NAMES.find((all) => all.every((key) => key in entry)) ?? [];
      // Names in other languages are compared like figures.
      const rest = Object.entries(entry).filter(
        ([key, value]) => !names.includes(key) || isByLanguage(value),
      );
      const name = names.map((key) => inLanguage(entry[key], 'en')).join(', ');
      return [name, Object.fromEntries(rest)];
    }),
  );
}

const words = (key: string) => key.replaceAll('_', ' ');

function inWords(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return value;
  if (isByLanguage(value)) return Object.values(value).join(' / ');
  const inner = isList(value) ? [...byName(value)] : isGroup(value) ? Object.entries(value) : null;
  // Lists of texts or numbers are compared as a whole, because one more entry would shift all others.
  if (!inner) return Array.isArray(value) ? value.map(inWords).join(', ') : String(value);
  return inner
    .map(([key, one]) => {
      const figure = inWords(one);
      return `${words(key)} ${typeof figure === 'number' ? figure.toLocaleString(currentLocale()) : figure}`;
    })
    .join(', ');
}

/** Matches entries by name, so that an added entry or a new order is one change. */
function compareLists(place: string[], was: readonly Group[], is: readonly Group[]): DeckChange[] {
  const [before, after] = [byName(was), byName(is)];
  const names = new Set([...after.keys(), ...before.keys()]);
  const changes = [...names].flatMap((name) =>
    compare([...place, name], before.get(name), after.get(name)),
  );
  const order = {
    place: [...place, t('order')],
    before: [...before.keys()].filter((name) => after.has(name)).join(', '),
    after: [...after.keys()].filter((name) => before.has(name)).join(', '),
  };
  return order.before === order.after ? changes : [...changes, order];
}

function compare(place: string[], was: unknown, is: unknown): DeckChange[] {
  if (isList(was) && isList(is)) return compareLists(place, was, is);
  if (isGroup(was) && isGroup(is)) {
    const keys = new Set([...Object.keys(is), ...Object.keys(was)]);
    return [...keys].flatMap((key) => compare([...place, words(key)], was[key], is[key]));
  }
  if (JSON.stringify(was) === JSON.stringify(is) || (isNothing(was) && isNothing(is))) return [];
  return [{ place, before: inWords(was), after: inWords(is) }];
}

/** The differences between two decks, figure by figure, in the deck's order. */
export const compareDecks = (before: Deck, after: Deck): DeckChange[] => compare([], before, after);
