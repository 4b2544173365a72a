import { useCallback } from 'react';
import { useAddress } from '#core/use-address.ts';

/** The filter makes the row visible among thousands. */
const ADDRESS_DEFAULTS = { tab: 'passwords', platform: '', edit: '', dialog: '', of: '' };

export interface EntryRef {
  id: number;
  platform: string;
}

export function useGoToEntry(): (entry: EntryRef, what: 'password' | 'code') => void {
  const [, setAddress] = useAddress(ADDRESS_DEFAULTS);
  return useCallback(
    ({ id, platform }, what) => {
      const open = what === 'code' ? { dialog: 'code', of: String(id) } : { edit: String(id) };
      setAddress({ tab: ADDRESS_DEFAULTS.tab, platform, ...open }, { push: true });
    },
    [setAddress],
  );
}
