import { type Ref, type RefObject, useImperativeHandle } from 'react';

/**
 * The target of a menu or calendar that loads on demand: a button that is already on the page. It
 * sets the ARIA attributes that the library would set on its target.
 */
export function ExternalTarget({
  element,
  ref,
}: {
  element: RefObject<HTMLElement | null>;
  /** Filled by the library. */
  ref?: Ref<HTMLElement>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref ?? null, () => element.current);
  return null;
}
