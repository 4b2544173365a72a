import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface Props {
  element: RefObject<HTMLElement | null>;
  /** Filled by the library. */
  ref?: Ref<HTMLElement>;
}

/** Makes a button that is already on the page the target of a popup that loads on demand. */
export function ExternalTarget({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref ?? null, () => element.current);
  return null;
}
