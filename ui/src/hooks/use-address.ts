import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** A row id from the address, such as an open dialog's; null if it is no id. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

export type AddressState<K extends string> = Record<K, string>;

interface SetOptions {
  push?: boolean;
  unasked?: boolean;
}

/** Values in the query, so Back and shared links work. Defaults are omitted; changes replace the entry. */
export function useAddress<K extends string>(
  defaults: AddressState<K>,
): [AddressState<K>, (change: Partial<AddressState<K>>, options?: SetOptions) => void] {
  const search = useRouterState({ select: (state) => state.location.searchStr });
  const navigate = useNavigate();

  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    const entries = Object.entries(defaults) as [K, string][];
    return Object.fromEntries(
      entries.map(([key, value]) => [key, params.get(key) ?? value]),
    ) as AddressState<K>;
  }, [search, defaults]);

  const set = useCallback(
    (change: Partial<AddressState<K>>, options: SetOptions = {}) => {
      const params = new URLSearchParams(window.location.search);
      for (const [key, value] of Object.entries(change) as [K, string][]) {
        if (value === defaults[key]) params.delete(key);
        else params.set(key, value);
      }
      void navigate({
        to: '.',
        search: Object.fromEntries(params),
        replace: !options.push,
        ignoreBlocker: options.unasked ?? false,
        resetScroll: false,
      });
    },
    [navigate, defaults],
  );
  return [values, set];
}
