import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckChange } from '@intranet/contract/allhands/endpoints.ts';

/** By which an entry of a list is known from one deck to the next. */
const NAMES = ['name', 'label', 'city', 'category', 'title', 'year'] as const;

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** A list of named entries as a group of them; any other value as it is. */
function byName(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const key = NAMES.find((name) => value.every((entry) => isGroup(entry) && name in entry));
  // Texts and numbers are told as one list: an entry more would move all that follow.
  if (!key || value.length === 0) return value.join(', ');
  return Object.fromEntries(value.map(({ [key]: name, ...entry }) => [String(name), entry]));
}

const figures = new Intl.NumberFormat('en-US');
const words = (key: string) => key.replaceAll('_', ' ');

/** What is told of a figure, or of a whole entry that is new or gone. */
function told(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return value;
  if (!isGroup(value)) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const figure = told(byName(inner));
      return `${words(key)} ${typeof figure === 'number' ? figures.format(figure) : figure}`;
    })
    .join(', ');
}

function compare(place: string[], was: unknown, is: unknown): DeckChange[] {
  const [before, after] = [byName(was), byName(is)];
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...keys].flatMap((key) => compare([...place, words(key)], before[key], after[key]));
  }
  const change = { place, before: told(before), after: told(after) };
  return change.before === change.after ? [] : [change];
}

/** What is different from one deck to another, figure by figure, in the order of the deck. */
export function compareDecks(before: Deck, after: Deck): DeckChange[] {
  return compare([], before, after);
}
