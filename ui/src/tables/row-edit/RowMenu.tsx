import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { useRef } from 'react';

export interface RowMenuItem {
  label: string;
  Icon: Icon;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

interface Props {
  name: string;
  items: readonly RowMenuItem[];
}

export function RowMenu({ name, items }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          ref={target}
          variant="subtle"
          color="gray"
          aria-label={t('Actions for {name}', { name })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('Actions for {name}', { name })}>
        {items.map(({ label, Icon, danger = false, disabled = false, onClick }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} aria-hidden />}
            {...(danger && { c: 'var(--mantine-color-error)' })}
            disabled={disabled}
            onClick={() => {
              target.current?.focus({ preventScroll: true });
              onClick();
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
