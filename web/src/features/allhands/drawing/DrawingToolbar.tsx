import { t } from '@intranet/contract/core/i18n/t.ts';
import { Divider, Group, Paper, VisuallyHidden } from '@mantine/core';
import { useRovingIndex, useSessionStorage } from '@mantine/hooks';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowUpRight,
  IconChevronDown,
  IconCircleDot,
  IconEraser,
  IconPencil,
  IconPointer,
  IconRectangle,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import plate from '../deck/Plate.module.css';
import type { Tool } from './DrawingLayer.tsx';
import classes from './DrawingToolbar.module.css';
import { type DrawingPlace, useDrawing } from './drawings.ts';
import { ToolButton } from './ToolButton.tsx';
import { TOOLS_BY_KEY, useDrawingKeys } from './use-drawing-keys.ts';

const TOOL_BUTTONS: Record<Tool, { label: string; Icon: Icon }> = {
  pen: { label: t('Pen'), Icon: IconPencil },
  arrow: { label: t('Arrow'), Icon: IconArrowUpRight },
  rectangle: { label: t('Rectangle'), Icon: IconRectangle },
  laser: { label: t('Laser pointer'), Icon: IconCircleDot },
  mouse: { label: t('Mouse'), Icon: IconPointer },
};

/** These keys move between sections, except inside the toolbar. */
const OWN_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

const keepOwnKeys = (event: KeyboardEvent) =>
  OWN_KEYS.includes(event.key) && event.stopPropagation();

interface DrawingToolbarProps extends DrawingPlace {
  tool: Tool;
  onTool: (tool: Tool) => void;
}

/** Collapsed at the lower edge until opened; its shortcuts always work (spec §2). */
export function DrawingToolbar({ tool, onTool, ...place }: DrawingToolbarProps) {
  const { drawing, change } = useDrawing(place);
  const [open, setOpen] = useSessionStorage({
    key: 'allhands toolbar open',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [status, setStatus] = useState('');

  const choose = (chosen: Tool) => {
    onTool(chosen === tool ? 'mouse' : chosen);
    if (chosen !== 'mouse') setOpen(true);
  };
  const changeAndAnnounce = (type: 'undo' | 'clear', text: string) => () => {
    change({ type });
    setStatus(text);
  };
  const undo = changeAndAnnounce('undo', t('Undone'));
  const clear = changeAndAnnounce('clear', t('Drawing cleared. Use Undo to restore it.'));
  const toggleToolbar = () => {
    // A hidden active tool would block clicks, so collapsing selects the mouse.
    if (open) onTool('mouse');
    setOpen(!open);
  };
  const nothingToUndo = drawing.snapshots.length === 0;
  useDrawingKeys({ tool, onTool: choose, onUndo: nothingToUndo ? null : undo });

  const afterTools = TOOLS_BY_KEY.length;
  const { getItemProps } = useRovingIndex({ total: afterTools + 2 });

  return (
    <div className={classes.dock} data-open={open || undefined} data-print="hide">
      <Paper shadow="md" className={`${classes.bar} ${plate.plate}`} data-fades>
        {open && (
          <Group
            role="toolbar"
            wrap="nowrap"
            gap={0}
            aria-label={t('Drawing')}
            onKeyDown={keepOwnKeys}
          >
            {TOOLS_BY_KEY.map((own, index) => (
              <ToolButton
                key={own}
                {...TOOL_BUTTONS[own]}
                shortcut={{ aria: `${index + 1}`, text: `${index + 1}` }}
                pressed={tool === own}
                {...getItemProps({ index, onClick: () => choose(own) })}
              />
            ))}
            <Divider orientation="vertical" my={4} mx={2} />
            <ToolButton
              label={t('Undo')}
              Icon={IconArrowBackUp}
              shortcut={{ aria: 'Control+Z Meta+Z', text: t('Ctrl/⌘ Z') }}
              idle={nothingToUndo}
              {...getItemProps({ index: afterTools, onClick: undo })}
            />
            <ToolButton
              label={t('Clear')}
              Icon={IconEraser}
              idle={drawing.shapes.length === 0}
              {...getItemProps({ index: afterTools + 1, onClick: clear })}
            />
            <Divider orientation="vertical" my={4} mx={2} />
          </Group>
        )}
        <ToolButton
          label={open ? t('Hide drawing tools') : t('Show drawing tools')}
          Icon={open ? IconChevronDown : IconPencil}
          expanded={open}
          onClick={toggleToolbar}
        />
      </Paper>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}
