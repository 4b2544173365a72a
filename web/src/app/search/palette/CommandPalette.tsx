import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { useLazyComponent } from '#ui/late/use-lazy-component.ts';

const loadPalette = () => import('./Palette.tsx');

/** Collects what is typed until the palette has loaded. @returns a function that ends and returns it */
function collectTyping(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}

/** Opens the palette with Ctrl+K, except while a dialog is open. Its code loads on first use. */
export function CommandPalette({ user }: { user: StoredUser }) {
  const [initial, setInitial] = useState<string | null>(null);
  const [Palette, needPalette] = useLazyComponent(loadPalette);
  const open = () => {
    if (document.querySelector('[aria-modal="true"]')) return;
    const typing = collectTyping();
    // Stops collecting as well if the code can't be loaded.
    setTimeout(typing, 5_000);
    needPalette(() => setInitial(typing()));
  };
  useHotkeys([['mod+K', open]], [], true);
  if (!Palette || initial === null) return null;
  return <Palette user={user} initial={initial} onClose={() => setInitial(null)} />;
}
