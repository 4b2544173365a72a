import type { Passkey } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Moments } from '@intranet/ui/days/moments.ts';
import lines from '@intranet/ui/tables/lines.module.css';
import { Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { AccountSection } from '../own/AccountSection.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { hasPasskeys } from './api.ts';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

export function PasskeysSection({ passkeys, moments }: { passkeys: Passkey[]; moments: Moments }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <AccountSection
      title={t('Passkeys')}
      description={t(
        'Sign in with your fingerprint, face or device PIN instead of a password and code.',
      )}
    >
      {passkeys.length > 0 && (
        <ul className={lines.lines} aria-label={t('Passkeys')}>
          {passkeys.map((passkey) => (
            <Group key={passkey.id} component="li" gap="sm" wrap="nowrap" py="sm">
              <Box flex={1} miw={0}>
                <Text fw={600} size="sm" dir="auto">
                  {passkey.name}
                </Text>
                <Text size="sm" c="dimmed">
                  {passkey.last_used_at
                    ? t('Added {added} · last used {used}', {
                        added: moments.day(passkey.created_at),
                        used: moments.day(passkey.last_used_at),
                      })
                    : t('Added {added} · not used yet', {
                        added: moments.day(passkey.created_at),
                      })}
                </Text>
              </Box>
              <Button
                variant="default"
                flex="none"
                aria-label={t('Remove {name}', { name: passkey.name })}
                onClick={() => setRemoving(passkey)}
              >
                {t('Remove')}
              </Button>
            </Group>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Box>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('Add a passkey')}
          </Button>
        </Box>
      ) : (
        <Text size="sm" c="dimmed">
          {t('Passkeys aren’t available in this browser or at this address.')}
        </Text>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />}
    </AccountSection>
  );
}
