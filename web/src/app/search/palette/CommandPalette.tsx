import { useHotkeys } from '@mantine/hooks';
import { createSpotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import { useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { SearchButton } from '../SearchButton.tsx';
import { Palette } from './Palette.tsx';

interface Props {
  user: StoredUser;
  /** False on a phone, which has an icon in place of the search box (spec §9). */
  withBox: boolean;
}

/** The library changes its selection without notifying, so `aria-activedescendant` would be stale. */
function createPalette() {
  const [store, { open, close }] = createSpotlight();
  const updateState: SpotlightStore['updateState'] = (change) => store.setState(change);
  return { store: { ...store, updateState }, open, close };
}

/** The search (spec §2), which the header's box and Ctrl+K open. */
export function CommandPalette({ user, withBox }: Props) {
  const [palette] = useState(createPalette);
  const { opened } = useSpotlight(palette.store);
  const open = () => {
    if (!document.querySelector('[aria-modal="true"]')) palette.open();
  };
  useHotkeys([['mod+K', open]], [], true);
  return (
    <>
      <SearchButton box={withBox} onPress={open} />
      {opened && <Palette user={user} store={palette.store} onClose={palette.close} />}
    </>
  );
}
