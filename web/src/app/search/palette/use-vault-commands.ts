import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { listPasswords } from '@intranet/contract/vault/endpoints.ts';
import { IconKey, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StoredUser } from '#core/session.ts';
import { vaultQuery } from '#features/vault/api.ts';
import { copyText } from '#features/vault/secrets/clipboard.ts';
import { copyAndNotify, copyPassword } from '#features/vault/secrets/copy.ts';
import type { Command } from './commands.ts';
import { type FoundCommands, foundBy } from './found-commands.ts';

/**
 * Copies users and passwords, for people who may open the vault. The list contains no secrets.
 * Copying a password calls the vault, which records the reading and may ask for confirmation (D36, D69).
 */
export function useVaultCommands(user: StoredUser, hasText: boolean): FoundCommands {
  const entries = useQuery({ ...vaultQuery, enabled: hasText && mayOpen('/pipepass', user) });
  const { data } = entries;
  const hides = !mayCall(listPasswords, user.role);
  const commands = useMemo(
    () =>
      (data?.entries ?? []).flatMap(({ id, platform, user: login }) => {
        const base = { group: 'vault', title: platform, trail: [], words: [] } as const;
        const password: Command = {
          ...base,
          id: `password ${id}`,
          label: t('Copy password of {name}', { name: platform }),
          icon: IconKey,
          target: { kind: 'act', act: () => void copyAndNotify(() => copyPassword(id), { hides }) },
        };
        const copyLogin = () => copyText(Promise.resolve(login));
        const account: Command = {
          ...base,
          id: `user ${id}`,
          label: t('Copy user of {platform}', { platform }),
          description: login,
          icon: IconUser,
          target: { kind: 'act', act: () => void copyAndNotify(copyLogin) },
        };
        return login === '' ? [password] : [password, account];
      }),
    [data, hides],
  );
  return foundBy(commands, [entries]);
}
