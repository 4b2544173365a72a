import { areShortcutsBlocked } from '../shortcuts-blocked.ts';

export type DeckAction =
  | 'next'
  | 'previous'
  | 'down'
  | 'up'
  | 'first'
  | 'last'
  | 'black'
  | 'fullscreen'
  | 'overview'
  | 'presenter';

/** A clicker sends PageDown and PageUp, and for a black screen B or a full stop. */
const ACTIONS: Record<string, DeckAction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  PageDown: 'down',
  ArrowUp: 'up',
  PageUp: 'up',
  Home: 'first',
  End: 'last',
  b: 'black',
  '.': 'black',
  f: 'fullscreen',
  g: 'overview',
  p: 'presenter',
};

/** Parts that move by whole pages as well. */
const OWN_PAGES = '[role=listbox],[role=slider],input[type=range]';
/** Parts that move by arrows, Home and End themselves. */
const OWN_MOVES = `${OWN_PAGES},[role=toolbar],[role=tablist],[role=radiogroup],[role=menu],input[type=radio]`;

/** What a key does to the deck; null for none, and while it belongs to somebody else. */
export function actionOfKey(event: KeyboardEvent): DeckAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const { key, target } = event;
  const action = ACTIONS[key.length === 1 ? key.toLowerCase() : key];
  if (!action || areShortcutsBlocked(target)) return null;
  const moves = key.length > 1;
  const own = key.startsWith('Page') ? OWN_PAGES : OWN_MOVES;
  if (moves && target instanceof Element && target.closest(own)) return null;
  // Held down, a letter would turn on and off.
  return event.repeat && !moves ? null : action;
}
