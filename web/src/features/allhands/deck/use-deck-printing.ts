import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const SCHEME = 'data-mantine-color-scheme';

/** True while the page is printing, always in the light scheme. */
export function useDeckPrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  const scheme = useRef<string>(null);
  const scrolled = useRef(0);
  const root = document.documentElement;
  useWindowEvent('beforeprint', () => {
    scheme.current ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
    scrolled.current = window.scrollY;
    // The browser captures the page when this handler returns.
    flushSync(() => setPrinting(true));
  });
  useWindowEvent('afterprint', () => {
    if (scheme.current) root.setAttribute(SCHEME, scheme.current);
    scheme.current = null;
    flushSync(() => setPrinting(false));
    window.scrollTo({ top: scrolled.current, behavior: 'instant' });
  });
  return printing;
}
