import { t } from '@intranet/contract/core/i18n/t.ts';
import { type ComponentType, useState } from 'react';
import { notifyFailure } from '../feedback/notify.ts';

/** @returns a component or null, a function that loads it, and handlers that preload it */
export function useLazyComponent<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const loadOnce = (then?: () => void): void => {
    if (Component) {
      then?.();
      return;
    }
    load().then(
      (loaded) => {
        setComponent(() => loaded.default);
        then?.();
      },
      () => notifyFailure(t('Couldn’t load this. Check your connection.'), () => loadOnce(then)),
    );
  };
  const preload = () => void load().catch(() => undefined);
  return [Component, loadOnce, { onFocus: preload, onPointerEnter: preload }] as const;
}
