import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, NativeSelect, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconDeviceDesktop,
  IconLayoutGrid,
  IconMaximize,
  IconPrinter,
  IconRectangleFilled,
} from '@tabler/icons-react';

const COMMANDS = {
  overview: [IconLayoutGrid, t('Overview of all sections'), 'G'],
  fullscreen: [IconMaximize, t('Fullscreen'), 'F'],
  black: [IconRectangleFilled, t('Black screen'), 'B'],
  presenter: [IconDeviceDesktop, t('Presenter window'), 'P'],
  print: [IconPrinter, t('Print or save as PDF')],
} satisfies Record<string, [Icon: Icon, name: string, key?: string]>;
export type DeckCommand = keyof typeof COMMANDS;

interface DeckActionsProps {
  run: (command: DeckCommand) => void;
  quarter: string;
  quarters: readonly string[];
  onQuarter: (quarter: string) => void;
}

export function DeckActions({ run, quarter, quarters, onQuarter }: DeckActionsProps) {
  // iPhones support fullscreen for videos only.
  const offered = (Object.keys(COMMANDS) as DeckCommand[]).filter(
    (command) => command !== 'fullscreen' || document.fullscreenEnabled,
  );
  return (
    <>
      {quarters.length > 1 && (
        <NativeSelect
          label={t('Quarter')}
          size="xs"
          px={12}
          pb="xs"
          data={quarters.map((one) => ({ value: one, label: quarterText(one) }))}
          value={quarter}
          onChange={(event) => onQuarter(event.currentTarget.value)}
        />
      )}
      <Group gap={2} justify="space-between">
        {offered.map((command) => {
          const [Icon, name, key] = COMMANDS[command];
          return (
            <Tooltip key={command} label={key ? `${name} (${key})` : name}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={name}
                aria-keyshortcuts={key}
                onClick={() => run(command)}
              >
                <Icon size={20} aria-hidden />
              </ActionIcon>
            </Tooltip>
          );
        })}
      </Group>
    </>
  );
}
