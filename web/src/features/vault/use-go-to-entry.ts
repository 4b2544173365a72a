import { useCallback } from 'react';
import { useAddress } from '#core/use-address.ts';

/** Another tab's row; the filter brings it into sight among thousands. */
const ADDRESS_DEFAULTS = { tab: 'passwords', platform: '', edit: '', dialog: '', of: '' };

export interface EntryRef {
  id: number;
  platform: string;
}

/** Leads to an entry's row, to change its password there, or its code. Back leads here again. */
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
