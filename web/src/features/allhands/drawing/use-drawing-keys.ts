import { useHotkeys } from '@mantine/hooks';
import { areShortcutsBlocked } from '../shortcuts-blocked.ts';
import type { Tool } from './DrawingLayer.tsx';

interface DrawingKeys {
  tools: readonly Tool[];
  tool: Tool;
  onTool: (tool: Tool) => void;
  onUndo: (() => void) | null;
}

/** Ignored while the user types (pitfall 25). Escape selects the mouse. */
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
    // The library treats checkboxes as text fields, so the check above replaces its own.
    [],
  );
}
