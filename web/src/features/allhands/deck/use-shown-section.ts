import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useWindowEvent } from '@mantine/hooks';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FIRST, sectionFrom, sectionOfHash } from './section-order.ts';

/** Scrolling has ended after this many milliseconds without a scroll event. */
const STILL_AFTER_MS = 200;
/** The share of the window that one step scrolls in a tall section. */
const PAGE_SHARE = 0.85;
const TOLERANCE_PX = 8;
const PASSIVE = { passive: true };

const find = (id: SectionId) => document.getElementById(id);
const topOf = (id: SectionId) => find(id)?.getBoundingClientRect().top ?? 0;

function bringToTop(id: SectionId): boolean {
  const before = topOf(id);
  find(id)?.scrollIntoView({ behavior: 'instant' });
  return topOf(id) !== before;
}

function sectionAtMiddle(): SectionId {
  const middle = window.innerHeight / 2;
  return SECTION_IDS.findLast((id) => topOf(id) <= middle) ?? FIRST;
}

/** `push`, for links, adds a history entry and scrolls; `keep` leaves the URL unchanged. */
type Address = 'push' | 'replace' | 'keep';

/** Tracks the current section. Jumps skip the sections in between. @param blends false while somebody draws */
export function useShownSection(still: boolean, blends: boolean) {
  const hash = useRouterState({ select: (state) => state.location.hash });
  const navigate = useNavigate();
  const [shown, setShown] = useState<SectionId>(() => sectionOfHash(hash) ?? FIRST);
  const now = useRef(shown);
  const onTheWay = useRef(false);
  /** The section is at the top of the window and stays there when content above grows. */
  const anchored = useRef(true);
  const stillTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (id: SectionId) => {
    now.current = id;
    setShown(id);
  };

  const write = (id: SectionId, how: 'push' | 'replace') =>
    void navigate({
      to: '.',
      search: true,
      hash: id,
      replace: how === 'replace',
      resetScroll: false,
      hashScrollIntoView: false,
    });

  const waitUntilStill = () => {
    clearTimeout(stillTimer.current);
    stillTimer.current = setTimeout(() => {
      if (!onTheWay.current) {
        const id = sectionAtMiddle();
        show(id);
        if (id !== (sectionOfHash(window.location.hash) ?? FIRST)) write(id, 'replace');
      }
      anchored.current = onTheWay.current || Math.abs(topOf(now.current)) <= TOLERANCE_PX;
      // Content that loaded meanwhile may have moved the section, so it scrolls again.
      onTheWay.current = anchored.current && bringToTop(now.current);
      if (onTheWay.current) waitUntilStill();
    }, STILL_AFTER_MS);
  };

  const go = (id: SectionId, address: Address = 'replace') => {
    onTheWay.current = true;
    anchored.current = true;
    if (address !== 'keep' && id !== now.current) write(id, address);
    show(id);
    if (blends && !still && address !== 'push' && document.startViewTransition)
      document.startViewTransition(() => bringToTop(id)).ready.catch(() => undefined);
    else find(id)?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    waitUntilStill();
  };

  const step = (by: number) => go(sectionFrom(now.current, by));

  /** Scrolls one page forward (1) or back (-1) in a tall section, then to the next section. */
  const turn = (way: 1 | -1) => {
    const box = find(now.current)?.getBoundingClientRect();
    const height = window.innerHeight;
    const rest = way > 0 ? (box?.bottom ?? 0) - height : -(box?.top ?? 0);
    if (onTheWay.current || rest <= TOLERANCE_PX) return step(way);
    const top = way * Math.min(rest, PAGE_SHARE * height);
    window.scrollBy({ top, behavior: still ? 'instant' : 'smooth' });
  };

  const settle = () => {
    if (now.current === FIRST && window.scrollY === 0) return;
    onTheWay.current = true;
    bringToTop(now.current);
    waitUntilStill();
  };
  const onStart = useEffectEvent(settle);
  useLayoutEffect(() => onStart(), []);

  const leave = (event: Event) => {
    if (event.defaultPrevented) return;
    onTheWay.current = false;
    anchored.current = false;
  };
  useWindowEvent('wheel', leave, PASSIVE);
  useWindowEvent('touchmove', leave, PASSIVE);
  // Tab moves the focus, so the current jump is no longer wanted.
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Tab') return;
    // A running smooth scroll would move past the newly focused element.
    if (onTheWay.current) window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    leave(event);
    waitUntilStill();
  });
  const onScroll = () => {
    if (!onTheWay.current) {
      anchored.current = false;
      show(sectionAtMiddle());
    }
    waitUntilStill();
  };
  useWindowEvent('scroll', onScroll, PASSIVE);
  // Handles Back, Forward and a typed URL. The deck's own links don't fire this event.
  useWindowEvent('hashchange', () => {
    const id = sectionOfHash(window.location.hash) ?? FIRST;
    if (id !== now.current) go(id, 'keep');
  });

  // A resize can scroll the page without the user choosing another section.
  const keepPosition = () => {
    if (anchored.current && !onTheWay.current) settle();
  };
  useWindowEvent('resize', keepPosition);
  const onSize = useEffectEvent(keepPosition);
  useEffect(() => {
    const observer = new ResizeObserver(() => onSize());
    observer.observe(document.body);
    return () => {
      clearTimeout(stillTimer.current);
      observer.disconnect();
    };
  }, []);

  return { shown, go, step, turn };
}
