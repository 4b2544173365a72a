import type { OwnAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { usePending } from '@intranet/ui/hooks/use-pending.ts';
import { Button, Divider, Skeleton, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerConfirmation } from '#core/confirmation.ts';
import { siteQuery } from '#core/site.ts';
import { ConfirmPasswordForm } from '../ConfirmPasswordForm.tsx';
import { confirmPassword, ownAccountQuery } from '../own/api.ts';
import { confirmWithPasskey, hasPasskeys } from '../passkeys/api.ts';
import { SingleSignOnButton } from '../single-sign-on/SingleSignOnButton.tsx';

const cancel = () => answerConfirmation(false);
const confirmed = () => answerConfirmation(true);

/** Closes the question if the session has ended, because the sign-in page follows. */
async function whileSignedIn<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'unauthenticated') cancel();
    throw error;
  });
}

export default function ConfirmationDialog() {
  const [busy, setBusy] = useState(false);
  const account = useQuery(ownAccountQuery);
  return (
    <Dialog asksAboveOthers busy={busy} onClose={cancel} title={t('Confirm that it’s you')}>
      <Stack gap="md">
        <Text size="sm">
          {t(
            'This protects passwords, codes and emails if you leave your screen open. You won’t be asked again while you use them.',
          )}
        </Text>
        {account.error && !account.data && (
          <LoadFailure title={t('Couldn’t load the ways to confirm')} query={account} />
        )}
        {account.isPending && <Skeleton height={120} role="status" aria-label={t('Loading')} />}
        {account.data && <Ways account={account.data} onBusy={setBusy} />}
      </Stack>
    </Dialog>
  );
}

interface WaysProps {
  account: OwnAccount;
  onBusy: (busy: boolean) => void;
}

/** The ways in which this account signs in. */
function Ways({ account, onBusy }: WaysProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const provider = useQuery(siteQuery).data?.single_sign_on;
  const passkey = usePending(async () => {
    setProblem(null);
    onBusy(true);
    try {
      await whileSignedIn(confirmWithPasskey());
      confirmed();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      onBusy(false);
    }
  });
  const hasPassword = account.has_password;
  const hasPasskey = account.passkeys.length > 0 && hasPasskeys();
  const hasProvider = account.has_single_sign_on && Boolean(provider);
  return (
    <>
      {hasPassword && (
        <ConfirmPasswordForm
          action={t('Confirm')}
          call={(body) => whileSignedIn(confirmPassword(body))}
          onDone={confirmed}
          onCancel={cancel}
          onBusy={onBusy}
        >
          {null}
        </ConfirmPasswordForm>
      )}
      {hasPassword && (hasPasskey || hasProvider) && <Divider label={t('or')} />}
      <ErrorArea message={problem} />
      {hasPasskey && (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconFingerprint size={18} aria-hidden />}
          loading={passkey.pending}
          onClick={() => void passkey.run()}
          {...(!hasPassword && { 'data-autofocus': true })}
        >
          {t('Confirm with a passkey')}
        </Button>
      )}
      {hasProvider && provider && (
        <Stack gap={6}>
          <SingleSignOnButton
            confirms
            name={provider}
            remember={false}
            next={window.location.pathname + window.location.search}
            onProblem={setProblem}
          />
          <Text size="sm" c="dimmed">
            {t('You’ll sign in again and return to this page. Then repeat what you were doing.')}
          </Text>
        </Stack>
      )}
      {!hasPassword && !hasPasskey && !hasProvider && (
        <Text size="sm">{t('Sign out, then sign in again to continue.')}</Text>
      )}
    </>
  );
}
