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
  const kept = useRef<{ typed: string; id: string | undefined }>({ typed: '', id: undefined });
  const ids = JSON.stringify(commands.map(({ id }) => id));
  useEffect(() => {
    const shown: string[] = JSON.parse(ids);
    const before = kept.current.typed === typed ? kept.current.id : undefined;
    const index = Math.max(0, before === undefined ? 0 : shown.indexOf(before));
    kept.current = { typed, id: shown[index] };
    store.updateState((state) => ({ ...state, selected: index }));
  }, [store, ids, typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection moves
  useEffect(() => {
    kept.current.id = commands[selected]?.id;
  }, [selected]);
  return selected;
}
