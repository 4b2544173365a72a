import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface Props {
  element: RefObject<HTMLElement | null>;
  /** Filled by the library. */
  ref?: Ref<HTMLElement>;
}

/** Makes an element of the page the target of a popup that renders elsewhere. */
export function ExternalTarget({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref ?? null, () => element.current);
  return null;
}
