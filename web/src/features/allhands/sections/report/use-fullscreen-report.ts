import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Scrolls to the section shown before a fullscreen report (spec §2); the deck overrides it. */
export const ReturnToSection = createContext((section: SectionId): void => {
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' });
});

export function useFullscreenReport(section: SectionId) {
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [fullscreen, setFullscreen] = useState(false);
  const returnTo = useContext(ReturnToSection);

  const onChange = useEffectEvent(() => {
    const now = document.fullscreenElement === ref.current;
    if (fullscreen && !now) {
      returnTo(section);
      const inside = ref.current?.contains(document.activeElement);
      if (inside) opener.current?.focus({ preventScroll: true });
    }
    setFullscreen(now);
  });

  useEffect(() => {
    const listen = () => onChange();
    document.addEventListener('fullscreenchange', listen);
    return () => document.removeEventListener('fullscreenchange', listen);
  }, []);

  const toggle = async (button: HTMLElement) => {
    try {
      if (fullscreen) await document.exitFullscreen();
      else {
        opener.current = button;
        await ref.current?.requestFullscreen();
      }
    } catch {
      notifyFailure(t('Your browser didn’t allow fullscreen.'));
    }
  };
  return { ref, fullscreen, toggle };
}
