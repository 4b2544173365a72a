import { useEffect, useEffectEvent } from 'react';
import { actionOfKey, type DeckAction } from './deck-keys.ts';

export function useDeckKeys(run: (action: DeckAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (!action) return;
    event.preventDefault();
    run(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
