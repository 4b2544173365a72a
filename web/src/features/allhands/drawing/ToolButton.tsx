import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { focusableDisabled } from '../deck/DeckControls.tsx';
import classes from './DrawingToolbar.module.css';

interface ToolButtonProps
  extends Omit<ActionIconProps, 'children'>,
    Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'tabIndex' | 'ref'> {
  label: string;
  Icon: Icon;
  shortcut?: { aria: string; text: string };
  pressed?: boolean;
  idle?: boolean;
  expanded?: boolean;
}

export function ToolButton(props: ToolButtonProps) {
  const { label, Icon, shortcut, pressed, idle, expanded, onClick, ...others } = props;
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut.text})` : label} openDelay={400}>
      <ActionIcon
        size={36}
        variant={pressed ? 'filled' : 'subtle'}
        color={pressed ? 'brand' : 'gray'}
        aria-label={label}
        aria-keyshortcuts={shortcut?.aria}
        aria-pressed={pressed}
        aria-expanded={expanded}
        {...focusableDisabled(idle)}
        {...others}
        onClick={(event) => {
          // After a mouse click, the deck receives the keys again.
          if (event.detail > 0) event.currentTarget.blur();
          if (!idle) onClick?.(event);
        }}
      >
        <Icon size={20} aria-hidden />
        {pressed !== undefined && shortcut && (
          <span className={classes.key} aria-hidden>
            {shortcut.text}
          </span>
        )}
      </ActionIcon>
    </Tooltip>
  );
}
