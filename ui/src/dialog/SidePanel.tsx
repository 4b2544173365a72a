import { Drawer, type DrawerProps } from '@mantine/core';
import { useUi } from '../context.ts';
import { useBelow } from '../theme/breakpoints.ts';
import { CoverContext, useCover } from './cover.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

interface Props extends Pick<DrawerProps, 'title' | 'onClose' | 'children'> {
  /** With unsaved input, Escape and clicks outside don't close the panel. */
  dirty?: boolean;
}

/** A record beside its list, open while mounted. On a phone it fills the window. */
export function SidePanel({ dirty = false, ...props }: Props) {
  const isBelow = useUi().useQuestionOpen();
  const phone = useBelow('sm');
  const { isCovered, cover } = useCover();
  useReturnedFocus();
  return (
    <CoverContext value={cover}>
      <Drawer
        opened
        position="right"
        size={phone ? '100%' : 'lg'}
        closeOnClickOutside={!dirty}
        closeOnEscape={!dirty && !isBelow && !isCovered}
        {...props}
      />
    </CoverContext>
  );
}
