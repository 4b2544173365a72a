import { useEffect, useLayoutEffect, useState } from 'react';
import { reloadDocument } from './reload-document.ts';

/** A frame that has not loaded after this many ms is explained (D35). */
const LATE_AFTER_MS = 8_000;
/** For so many ms after loading itself anew for an address, a page does not do so again. */
const RELOAD_INTERVAL_MS = 60_000;

/** `late`: not loaded yet, and perhaps never; `refused`: this page's policy does not allow it. */
export type FrameState = 'loading' | 'late' | 'shown' | 'refused';

function isOf(url: string, blocked: string): boolean {
  return URL.parse(blocked)?.origin === URL.parse(url, window.location.href)?.origin;
}

/**
 * True when the document is being loaded anew. For each address once a minute: an address that stays
 * refused comes to an end, and one that is stored again later has its reload again.
 */
function reloadsOnceFor(url: string): boolean {
  const key = `embed refused ${url}`;
  const last = sessionStorage.getItem(key);
  if (last !== null && Date.now() - Number(last) < RELOAD_INTERVAL_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  reloadDocument();
  return true;
}

/**
 * What becomes of one attempt to show an address in a frame. A page's policy lists the hosts of the
 * links that were stored when it was loaded: refused for one that came later, the page loads itself
 * once more, since the new document has the new policy (D35, S14).
 */
export function useFrameState(url: string): { state: FrameState; onLoad: () => void } {
  const [state, setState] = useState<FrameState>('loading');

  useEffect(() => {
    const timer = setTimeout(() => {
      setState((now) => (now === 'loading' ? 'late' : now));
    }, LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // Before the browser gets to judge the frame that was just put there.
  useLayoutEffect(() => {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src' || !isOf(url, blockedURI)) return;
      if (!reloadsOnceFor(url)) setState('refused');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [url]);

  // A refused frame loads, too: the browser's own page that says so.
  const onLoad = () => setState((now) => (now === 'refused' ? now : 'shown'));
  return { state, onLoad };
}
