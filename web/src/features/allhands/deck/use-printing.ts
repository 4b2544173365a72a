import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const SCHEME = 'data-mantine-color-scheme';

/** True while the page is printing, always in the light scheme. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    let scheme: string | null = null;
    let scrolled = 0;
    const before = () => {
      scheme ??= root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
      scrolled = window.scrollY;
      // The browser captures the page when this handler returns.
      flushSync(() => setPrinting(true));
    };
    const after = () => {
      if (scheme) root.setAttribute(SCHEME, scheme);
      scheme = null;
      flushSync(() => setPrinting(false));
      window.scrollTo({ top: scrolled, behavior: 'instant' });
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
