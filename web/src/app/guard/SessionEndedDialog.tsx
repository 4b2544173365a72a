import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStoredUser } from '#core/session.ts';
import { pageWaits } from '#core/waiting-page.ts';
import { signInHere } from './sign-in-here.ts';

/** Keeps a page with unsaved input after the session ended, until its user has signed in again in another tab. */
export default function SessionEndedDialog() {
  const signedIn = useStoredUser() !== null;
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!signedIn) return;
    pageWaits.set(false);
    void queryClient.invalidateQueries();
  }, [signedIn, queryClient]);

  const leave = () => {
    pageWaits.set(false);
    signInHere(router);
  };
  return (
    <Dialog
      title={t('Your session has ended')}
      asksAboveOthers
      // Nobody signed in should see the page.
      overlayProps={{ backgroundOpacity: 0.8, blur: 12 }}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={leave}
    >
      <Stack gap="md">
        <Text size="sm">
          {t(
            'Sign in again in a new tab, then come back to this one. What you entered is still here.',
          )}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave}>
            {t('Leave without saving')}
          </Button>
          <Button
            component="a"
            href="/login"
            target="_blank"
            rightSection={<IconExternalLink size={16} aria-hidden />}
            data-autofocus
          >
            {t('Sign in again')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
