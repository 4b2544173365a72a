import { useHotkeys } from '@mantine/hooks';
import { areShortcutsBlocked } from '../shortcuts-blocked.ts';
import type { Tool } from './DrawingLayer.tsx';

interface DrawingKeys {
  /** The tools of the keys 1, 2, 3 … */
  tools: readonly Tool[];
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Undoes in the section shown, where there is something to undo. */
  onUndo: (() => void) | null;
}

/** Keys of the drawing tools: none acts while somebody types (pitfall 25). Escape puts a tool down. */
export function useDrawingKeys({ tools, tool, onTool, onUndo }: DrawingKeys): void {
  const unlessTaken = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (!areShortcutsBlocked(event.target)) act(event);
  };
  const options = { preventDefault: false, usePhysicalKeys: false };
  useHotkeys(
    [
      [
        'mod+Z',
        unlessTaken((event) => {
          if (!onUndo) return;
          event.preventDefault();
          onUndo();
        }),
        options,
      ],
      ['Escape', unlessTaken(() => tool !== 'mouse' && onTool('mouse')), options],
      ...tools.map((own, index): [string, (event: KeyboardEvent) => void, typeof options] => [
        String(index + 1),
        unlessTaken(() => onTool(own)),
        options,
      ]),
    ],
    // Judged above: the library takes a checkbox of a chart for a text.
    [],
  );
}
