import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

interface ScrollRegionProps extends ComponentPropsWithRef<'section'> {
  'aria-label': string;
}

const UPRIGHT = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];

/** Scroll keys must not move the deck to another section. */
function keepScrolling(event: KeyboardEvent<HTMLElement>) {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = event.currentTarget;
  const keys = [
    ...(scrollHeight > clientHeight ? UPRIGHT : []),
    ...(scrollWidth > clientWidth ? SIDEWAYS : []),
  ];
  if (keys.includes(event.key)) event.stopPropagation();
}

export function ScrollRegion(props: ScrollRegionProps) {
  const byKeyboard = { tabIndex: 0, onKeyDown: keepScrolling };
  return <section {...byKeyboard} {...props} />;
}
