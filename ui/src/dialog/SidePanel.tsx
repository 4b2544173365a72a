import { Drawer, type DrawerProps } from '@mantine/core';
import { useUi } from '../context.ts';
import { useBelow } from '../theme/breakpoints.ts';
import { CoverContext, useCover } from './cover.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

type Props = Pick<DrawerProps, 'title' | 'onClose' | 'children'>;

/** A record beside its list, open while mounted. On a phone it fills the window. */
export function SidePanel(props: Props) {
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
        closeOnEscape={!isBelow && !isCovered}
        {...props}
      />
    </CoverContext>
  );
}
