import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { areShortcutsBlocked } from '../shortcuts-blocked.ts';
import type { Tool } from './DrawingLayer.tsx';

export const TOOLS_BY_KEY: readonly Tool[] = ['pen', 'arrow', 'rectangle', 'laser', 'mouse'];
const OPTIONS = { preventDefault: false, usePhysicalKeys: false };

interface DrawingKeys {
  tool: Tool;
  onTool: (tool: Tool) => void;
  onUndo: (() => void) | null;
}

/** Ignored while the user types (pitfall 25). Escape selects the mouse. */
export function useDrawingKeys({ tool, onTool, onUndo }: DrawingKeys): void {
  const hotkey = (keys: string, act: (event: KeyboardEvent) => void): HotkeyItem => [
    keys,
    (event) => areShortcutsBlocked(event.target) || act(event),
    OPTIONS,
  ];
  useHotkeys(
    [
      hotkey('mod+Z', (event) => {
        if (!onUndo) return;
        event.preventDefault();
        onUndo();
      }),
      hotkey('Escape', () => tool !== 'mouse' && onTool('mouse')),
      ...TOOLS_BY_KEY.map((own, index) => hotkey(String(index + 1), () => onTool(own))),
    ],
    // The library treats checkboxes as text fields, so the check above replaces its own.
    [],
  );
}
