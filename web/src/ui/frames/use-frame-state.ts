import { useEffect, useLayoutEffect, useState } from 'react';
import { reloadDocument } from './reload-document.ts';

const LATE_AFTER_MS = 8_000;
const RELOAD_INTERVAL_MS = 60_000;

/** `late`: not loaded yet, perhaps never. `refused`: blocked by this page's policy. */
export type FrameState = 'loading' | 'late' | 'shown' | 'refused';

function hasSameOrigin(url: string, blocked: string): boolean {
  return URL.parse(blocked)?.origin === URL.parse(url, window.location.href)?.origin;
}

/** Reloads at most once a minute per address. @returns true if it reloads */
function reloadOnce(url: string): boolean {
  const key = `embed refused ${url}`;
  const last = sessionStorage.getItem(key);
  if (last !== null && Date.now() - Number(last) < RELOAD_INTERVAL_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  reloadDocument();
  return true;
}

/** Tracks how a frame loads. Reloads once if the page's policy lacks a newer host (D35, S14). */
export function useFrameState(url: string): { state: FrameState; onLoad: () => void } {
  const [state, setState] = useState<FrameState>('loading');

  useEffect(() => {
    const timer = setTimeout(() => {
      setState((now) => (now === 'loading' ? 'late' : now));
    }, LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // Listens before the browser checks the new frame against the policy.
  useLayoutEffect(() => {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src' || !hasSameOrigin(url, blockedURI)) return;
      if (!reloadOnce(url)) setState('refused');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [url]);

  // A refused frame loads too, with the browser's own error page.
  const onLoad = () => setState((now) => (now === 'refused' ? now : 'shown'));
  return { state, onLoad };
}
