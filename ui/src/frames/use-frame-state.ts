import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reloadDocument } from './reload-document.ts';

const LATE_AFTER_MS = 8_000;
const RELOAD_INTERVAL_MS = 60_000;

/**
 * `late`: not loaded yet, perhaps never. `refused`: blocked by this page's policy. `redirected`: led
 * to a site that the policy doesn't allow. `shown`: loaded, perhaps the browser's own error page,
 * because no browser tells the two apart.
 */
export type FrameState = 'loading' | 'late' | 'shown' | 'refused' | 'redirected';

const originOf = (url: string) => URL.parse(url, window.location.href)?.origin;

/** The policy lists origins as written here (frame-sources.ts). */
function policyAllows(url: string, policy: string): boolean {
  const sources = policy.split(';').find((one) => one.trim().startsWith('frame-src '));
  const origin = originOf(url) ?? '';
  const own = origin === window.location.origin ? "'self'" : origin;
  return sources?.trim().split(' ').includes(own) ?? false;
}

/** Reloads at most once a minute per host, because an address may contain a token. @returns true if it reloads */
function reloadOnce(url: string): boolean {
  const key = `embed refused ${originOf(url)}`;
  const last = sessionStorage.getItem(key);
  if (last !== null && Date.now() - Number(last) < RELOAD_INTERVAL_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  reloadDocument();
  return true;
}

/** Blocked redirects that a frame has taken for its own, because the event doesn't name the frame. */
const claimed = new WeakSet<Event>();
const isOnlyFrame = () => document.querySelectorAll('iframe').length === 1;

/** Tracks how a frame loads. Reloads once if the page's policy lacks a newer host (D35, S14). */
export function useFrameState(url: string) {
  const [state, setState] = useState<FrameState>('loading');
  const blocked = useRef<Event>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      setState((now) => (now === 'loading' ? 'late' : now));
    }, LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // Listens before the browser checks the new frame against the policy.
  useLayoutEffect(() => {
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective !== 'frame-src') return;
      // Chromium names the redirect's target, and the standard the address itself.
      const atStart = originOf(event.blockedURI) === originOf(url);
      if (atStart && !policyAllows(url, event.originalPolicy)) {
        if (!reloadOnce(url)) setState('refused');
      } else if (atStart || isOnlyFrame()) setState('redirected');
      else blocked.current = event;
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [url]);

  const onLoad = () => {
    const event = blocked.current;
    blocked.current = null;
    // Of several frames, the first that loads after the event shows the browser's error page.
    const redirected = event !== null && !claimed.has(event);
    if (redirected) claimed.add(event);
    setState((now) => {
      if (redirected) return 'redirected';
      return now === 'refused' || now === 'redirected' ? now : 'shown';
    });
  };
  return { state, onLoad, show: () => setState('shown') };
}
