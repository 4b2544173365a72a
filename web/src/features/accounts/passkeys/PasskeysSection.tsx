import type { Passkey } from '@intranet/contract/accounts/own-endpoints.ts';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import type { Moments } from '#ui/moments.ts';
import { notifyFailure, notifySuccess } from '#ui/notify.ts';
import { invalidateAccounts } from '../api.ts';
import { AccountSection } from '../own/AccountSection.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { hasPasskeys, removePasskey } from './api.ts';
import classes from './PasskeysSection.module.css';

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removePasskey(passkey.id),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      void invalidateAccounts(queryClient);
      onClose();
    },
    onError: (error) => notifyFailure(error),
  });
  return (
    <Dialog onClose={onClose} title={`Remove ${passkey.name}?`}>
      <Stack gap="md">
        <Text size="sm">It can no longer be used to sign in here.</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Sign-in with a finger, a face or a PIN in place of the password. */
export function PasskeysSection({ passkeys, moments }: { passkeys: Passkey[]; moments: Moments }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <AccountSection
      title="Passkeys"
      description="Sign in with a finger, a face or the PIN of your device, without password and code."
    >
      {passkeys.length > 0 && (
        <ul className={classes.list} aria-label="Passkeys">
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
        </ul>
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
      {removing && <RemoveDialog passkey={removing} onClose={() => setRemoving(null)} />}
    </AccountSection>
  );
}
