import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { useAddress } from '#core/use-address.ts';

/** Another tab's row; the filter brings it into sight among thousands. */
const DEFAULTS = { tab: 'passwords', platform: '', edit: '' };

/** Leads to an entry's row, open for editing; Back leads here again. */
export function useGoToEntry(): (entry: Pick<VaultEntry, 'id' | 'platform'>) => void {
  const [, setAddress] = useAddress(DEFAULTS);
  return ({ id, platform }) =>
    setAddress({ tab: DEFAULTS.tab, platform, edit: String(id) }, { push: true });
}
