import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { GeneratorPanel } from './GeneratorPanel.tsx';

interface Props {
  disabled: boolean;
  onUse: (password: string) => void;
}

export function GeneratorPopover({ disabled, onUse }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={330}
      position="top-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Tooltip label={t('Generate a password')} disabled={open}>
          <ActionIcon
            size={36}
            variant="default"
            aria-label={t('Generate a password')}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          >
            <IconWand size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Password generator')}>
        <GeneratorPanel
          onUse={(password) => {
            onUse(password);
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
