import type { VaultVersion } from '@intranet/contract/vault/history-endpoints.ts';

/** For example `Changed: link, password`. @param before undefined for the first */
export function changesIn(version: VaultVersion, before: VaultVersion | undefined): string {
  if (!before) return 'Added';
  const facts = [
    version.platform !== before.platform && 'platform',
    version.link !== before.link && 'link',
    version.user !== before.user && 'user',
    version.password_changed && 'password',
    version.has_code !== before.has_code && (version.has_code ? 'code set up' : 'code removed'),
  ].filter((fact) => fact !== false);
  return facts.length > 0 ? `Changed: ${facts.join(', ')}` : 'Saved without a change that shows';
}
