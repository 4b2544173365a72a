import { Kbd, NativeSelect, NavLink } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLayoutGrid,
  IconMaximize,
  IconPrinter,
  IconSquareFilled,
} from '@tabler/icons-react';

export type DeckCommand = 'overview' | 'fullscreen' | 'black' | 'presenter' | 'print';

const COMMANDS: {
  command: DeckCommand;
  label: string;
  keyName?: string;
  icon: typeof IconPrinter;
}[] = [
  { command: 'overview', label: 'Overview', keyName: 'G', icon: IconLayoutGrid },
  { command: 'fullscreen', label: 'Fullscreen', keyName: 'F', icon: IconMaximize },
  { command: 'black', label: 'Black screen', keyName: 'B', icon: IconSquareFilled },
  { command: 'presenter', label: 'Presenter window', keyName: 'P', icon: IconDeviceDesktop },
  { command: 'print', label: 'Print or save as PDF', icon: IconPrinter },
];

interface DeckActionsProps {
  run: (command: DeckCommand) => void;
  quarter: string;
  /** Every one that can be read, the newest first. */
  quarters: readonly string[];
  onQuarter: (quarter: string) => void;
}

/** What one can do with the deck, with the keys that do it, and the choice of an older quarter. */
export function DeckActions({ run, quarter, quarters, onQuarter }: DeckActionsProps) {
  // A telephone of one maker shows nothing but videos in fullscreen.
  const offered = COMMANDS.filter(
    ({ command }) => command !== 'fullscreen' || document.fullscreenEnabled,
  );
  return (
    <>
      {quarters.length > 1 && (
        <NativeSelect
          label="Quarter"
          size="xs"
          px={12}
          pb="xs"
          data={[...quarters]}
          value={quarter}
          onChange={(event) => onQuarter(event.currentTarget.value)}
        />
      )}
      {offered.map(({ command, label, keyName, icon: Icon }) => (
        <NavLink
          key={command}
          component="button"
          type="button"
          py={5}
          label={label}
          leftSection={<Icon size={18} aria-hidden />}
          rightSection={keyName && <Kbd size="xs">{keyName}</Kbd>}
          aria-keyshortcuts={keyName}
          onClick={() => run(command)}
        />
      ))}
    </>
  );
}
