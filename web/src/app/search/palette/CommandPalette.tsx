import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { SearchButton } from '../SearchButton.tsx';
import { Palette } from './Palette.tsx';

interface Props {
  user: StoredUser;
  /** False on a phone, which has an icon in place of the search box (spec §9). */
  withBox: boolean;
}

/** The search (spec §2), which the header's box and Ctrl+K open. */
export function CommandPalette({ user, withBox }: Props) {
  const [opened, setOpened] = useState(false);
  const open = () => {
    if (!document.querySelector('[aria-modal="true"]')) setOpened(true);
  };
  useHotkeys([['mod+K', open]], [], true);
  return (
    <>
      <SearchButton box={withBox} onPress={open} />
      {opened && <Palette user={user} onClose={() => setOpened(false)} />}
    </>
  );
}
