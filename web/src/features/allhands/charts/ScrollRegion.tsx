import type { ComponentPropsWithRef } from 'react';

interface ScrollRegionProps extends ComponentPropsWithRef<'section'> {
  'aria-label': string;
}

/** What may be larger than its place: it takes the focus, for by keyboard nothing else scrolls it. */
export function ScrollRegion(props: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  return <section tabIndex={0} {...props} />;
}
