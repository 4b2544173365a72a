import { type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import { useEffect, useRef } from 'react';
import type { Command } from './commands.ts';

/**
 * The index of the selected command. Another text selects the first one. Replies that add commands
 * keep the selected one, wherever it is then.
 */
export function useSelection(
  store: SpotlightStore,
  commands: readonly Command[],
  typed: string,
): number {
  const { selected } = useSpotlight(store);
  const last = useRef({ typed: '', ids: '', selectedId: '' });
  const ids = JSON.stringify(commands.map(({ id }) => id));
  useEffect(() => {
    const shown: string[] = JSON.parse(ids);
    const before = last.current;
    const isSameList = before.ids === ids && before.typed === typed;
    const kept = before.typed === typed ? Math.max(0, shown.indexOf(before.selectedId)) : 0;
    const index = isSameList ? selected : kept;
    last.current = { typed, ids, selectedId: shown[index] ?? '' };
    if (!isSameList) store.updateState((state) => ({ ...state, selected: index }));
  }, [store, ids, typed, selected]);
  return selected;
}
