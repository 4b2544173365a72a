import { useWindowEvent } from '@mantine/hooks';
import { areShortcutsBlocked } from '../shortcuts-blocked.ts';

/** Presenter remotes send PageDown, PageUp, and B or a full stop for a black screen. */
const ACTIONS = {
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
} as const;
export type DeckAction = (typeof ACTIONS)[keyof typeof ACTIONS];
const ACTION_OF = new Map<string, DeckAction>(Object.entries(ACTIONS));

const OWN_PAGES = '[role=listbox],[role=slider],input[type=range]';
const OWN_MOVES = `${OWN_PAGES},[role=toolbar],[role=tablist],[role=radiogroup],[role=menu],input[type=radio]`;

/** The deck's action for a key; null also if a widget handles the key. */
export function actionOfKey(event: KeyboardEvent): DeckAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const { key, target } = event;
  const action = ACTION_OF.get(key.length === 1 ? key.toLowerCase() : key);
  if (!action || areShortcutsBlocked(target)) return null;
  const moves = key.length > 1;
  const own = key.startsWith('Page') ? OWN_PAGES : OWN_MOVES;
  if (moves && target instanceof Element && target.closest(own)) return null;
  // A held letter key would toggle repeatedly.
  return event.repeat && !moves ? null : action;
}

/** Ctrl+P, which prints from the deck's dialog once everything has loaded. In dialogs and text fields, the browser prints. */
function isPrintKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  const pressed = key.toLowerCase() === 'p' && ctrlKey !== metaKey && !shiftKey && !altKey;
  return pressed && !areShortcutsBlocked(target);
}

export function usePrintKey(run: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    run();
  });
}

export function useDeckKeys(run: (action: DeckAction) => void): void {
  useWindowEvent('keydown', (event) => {
    const action = actionOfKey(event);
    if (!action) return;
    event.preventDefault();
    run(action);
  });
}
