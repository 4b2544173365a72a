import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { CallError, wasAnswered } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { usePending } from '@intranet/ui/hooks/use-pending.ts';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { SIGN_IN_FAILED } from '../api.ts';
import { hasPasskeys, signInWithPasskey } from './api.ts';

interface Props {
  remember: boolean;
  onSignedIn: (me: CurrentUser) => unknown;
  onProblem: (message: string | null) => void;
}

export function PasskeyButton({ remember, onSignedIn, onProblem }: Props) {
  const submit = usePending(async () => {
    onProblem(null);
    try {
      await onSignedIn(await signInWithPasskey(remember));
    } catch (error) {
      const unanswered = error instanceof CallError && !wasAnswered(error);
      onProblem(unanswered ? SIGN_IN_FAILED : sentenceOf(error));
    }
  });
  if (!hasPasskeys()) return null;
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconFingerprint size={18} aria-hidden />}
      loading={submit.pending}
      onClick={() => void submit.run()}
    >
      {t('Sign in with a passkey')}
    </Button>
  );
}
