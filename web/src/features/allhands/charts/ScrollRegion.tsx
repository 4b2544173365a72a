import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

interface ScrollRegionProps extends ComponentPropsWithRef<'section'> {
  'aria-label': string;
}

const UPRIGHT = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];

/** What it scrolls by is its own: the deck does not go on to another section. */
function keepScrolling(event: KeyboardEvent<HTMLElement>) {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = event.currentTarget;
  const keys = [
    ...(scrollHeight > clientHeight ? UPRIGHT : []),
    ...(scrollWidth > clientWidth ? SIDEWAYS : []),
  ];
  if (keys.includes(event.key)) event.stopPropagation();
}

/** What may be larger than its place: it takes the focus, for by keyboard nothing else scrolls it. */
export function ScrollRegion(props: ScrollRegionProps) {
  const byKeyboard = { tabIndex: 0, onKeyDown: keepScrolling };
  return <section {...byKeyboard} {...props} />;
}
