import { type Ref, type RefObject, useImperativeHandle } from 'react';

/**
 * The target of a menu or calendar that is loaded late: the button that stands on the page already, and stays
 * where it is, with its focus. What the library would write on a target, such button writes on itself.
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
