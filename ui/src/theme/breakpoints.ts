import { useEffect, useState } from 'react';

/**
 * A window below `sm` is a phone (spec §9). From `md`, pages have two columns beside the menu's
 * rail, and from `lg` the whole menu. Style sheets use the names in `breakpoints.css`.
 */
export const BREAKPOINTS = { sm: '48.0625em', md: '62em', lg: '75em' };

/** True below this width. Printing doesn't change it, so paper keeps the layout of the screen. */
export function useBelow(name: keyof typeof BREAKPOINTS): boolean {
  const query = `(width < ${BREAKPOINTS[name]})`;
  const [isBelow, setBelow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => {
      if (!matchMedia('print').matches) setBelow(list.matches);
    };
    update();
    list.addEventListener('change', update);
    addEventListener('afterprint', update);
    return () => {
      list.removeEventListener('change', update);
      removeEventListener('afterprint', update);
    };
  }, [query]);
  return isBelow;
}
