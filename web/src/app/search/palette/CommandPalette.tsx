import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { useLazyComponent } from '#ui/late/use-lazy-component.ts';
import { SearchButton } from '../SearchButton.tsx';

const loadPalette = () => import('./Palette.tsx');

/**
 * Collects what is typed until the palette has the focus, with a line break for Enter.
 * @returns a function that ends this
 */
function collectTyping(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const enter = event.key === 'Enter' && typed !== '';
    if ((event.key.length !== 1 && !enter) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += enter ? '\n' : event.key;
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}

interface Props {
  user: StoredUser;
  /** False on a phone, which has an icon in place of the search box (spec §9). */
  withBox: boolean;
}

/** The search (spec §2), which the header's box and Ctrl+K open. Its code loads on first use. */
export function CommandPalette({ user, withBox }: Props) {
  const [typing, setTyping] = useState<{ end: () => string } | null>(null);
  const [Palette, needPalette, preload] = useLazyComponent(loadPalette);
  const open = () => {
    if (document.querySelector('[aria-modal="true"]')) return;
    const end = collectTyping();
    // If the code can't be loaded, the keys work again.
    setTimeout(end, 5_000);
    needPalette(() => setTyping({ end }));
  };
  useHotkeys([['mod+K', open]], [], true);
  return (
    <>
      <SearchButton box={withBox} onPress={open} preload={preload} />
      {Palette && typing && (
        <Palette user={user} endTyping={typing.end} onClose={() => setTyping(null)} />
      )}
    </>
  );
}
