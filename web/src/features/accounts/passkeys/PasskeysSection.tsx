import type { Passkey } from '@intranet/contract/accounts/own-endpoints.ts';
import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Moments } from '#ui/moments.ts';
import { SettlingList } from '#ui/tables/SettlingList.tsx';
import { AccountSection } from '../own/AccountSection.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { hasPasskeys } from './api.ts';
import classes from './PasskeysSection.module.css';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

export function PasskeysSection({ passkeys, moments }: { passkeys: Passkey[]; moments: Moments }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <AccountSection
      title="Passkeys"
      description="Sign in with a finger, a face or the PIN of your device, without password and code."
    >
      {passkeys.length > 0 && (
        <SettlingList className={classes.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classes.item}>
              <div>
                <Text fw={600} className={classes.name} dir="auto">
                  {passkey.name}
                </Text>
                <Text size="sm" c="dimmed">
                  Added {moments.day(passkey.created_at)} ·{' '}
                  {passkey.last_used_at
                    ? `last used ${moments.day(passkey.last_used_at)}`
                    : 'not used yet'}
                </Text>
              </div>
              <Button
                size="xs"
                variant="default"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
        </SettlingList>
      )}
      {hasPasskeys() ? (
        <Box>
          <Button variant="default" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </Box>
      ) : (
        <Text size="sm" c="dimmed">
          This browser, or this address, cannot make passkeys.
        </Text>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />}
    </AccountSection>
  );
}
