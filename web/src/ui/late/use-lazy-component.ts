import { type ComponentType, useState } from 'react';
import { notifyFailure } from '../feedback/notify.ts';

/** @returns a component or null, a function that loads it, and handlers that preload it */
export function useLazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
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
  const prepare = () => void load().catch(() => undefined);
  return [Component, need, { onFocus: prepare, onPointerEnter: prepare }] as const;
}
