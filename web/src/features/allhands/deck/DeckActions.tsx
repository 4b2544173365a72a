import { NativeSelect, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLayoutGrid,
  IconMaximize,
  IconPrinter,
  IconSquareFilled,
} from '@tabler/icons-react';
import classes from './DeckSidebar.module.css';

export type DeckCommand = 'overview' | 'fullscreen' | 'black' | 'presenter' | 'print';

interface Command {
  command: DeckCommand;
  label: string;
  name: string;
  keyName?: string;
  icon: typeof IconPrinter;
}

const COMMANDS: readonly Command[] = [
  {
    command: 'overview',
    label: 'Overview',
    name: 'Overview of all sections',
    keyName: 'G',
    icon: IconLayoutGrid,
  },
  {
    command: 'fullscreen',
    label: 'Fullscreen',
    name: 'Fullscreen',
    keyName: 'F',
    icon: IconMaximize,
  },
  { command: 'black', label: 'Black', name: 'Black screen', keyName: 'B', icon: IconSquareFilled },
  {
    command: 'presenter',
    label: 'Presenter',
    name: 'Presenter window',
    keyName: 'P',
    icon: IconDeviceDesktop,
  },
  { command: 'print', label: 'Print', name: 'Print or save as PDF', icon: IconPrinter },
];

interface DeckActionsProps {
  run: (command: DeckCommand) => void;
  quarter: string;
  quarters: readonly string[];
  onQuarter: (quarter: string) => void;
}

export function DeckActions({ run, quarter, quarters, onQuarter }: DeckActionsProps) {
  // iPhones support fullscreen for videos only.
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
      <div className={classes.commands}>
        {offered.map(({ command, label, name, keyName, icon: Icon }) => (
          <Tooltip key={command} label={keyName ? `${name} (${keyName})` : name}>
            <UnstyledButton
              className={classes.command}
              aria-label={name}
              aria-keyshortcuts={keyName}
              onClick={() => run(command)}
            >
              <Icon size={20} aria-hidden />
              {label}
            </UnstyledButton>
          </Tooltip>
        ))}
      </div>
    </>
  );
}
