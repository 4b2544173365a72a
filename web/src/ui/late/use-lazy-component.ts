import { type ComponentType, useState } from 'react';
import { notifyFailure } from '../feedback/notify.ts';

/**
 * A part of a page that few people open, whose code is loaded when it is first asked for. Null before that,
 * and while it cannot be loaded, which is told.
 * @param load the import; the same function at every drawing
 */
export function useLazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  /** Calls back once it is there. */
  const need = (then?: () => void): void => {
    if (Component) {
      then?.();
      return;
    }
    load().then(
      (loaded) => {
        setComponent(() => loaded.default);
        then?.();
      },
      () => notifyFailure('This could not be loaded. Is your connection down?', () => need(then)),
    );
  };
  /** Of what opens it: as soon as somebody comes near, the code is on its way. */
  const prepare = () => void load().catch(() => undefined);
  return [Component, need, { onFocus: prepare, onPointerEnter: prepare }] as const;
}
