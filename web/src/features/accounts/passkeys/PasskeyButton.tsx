import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { CallError, wasAnswered } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { SIGN_IN_FAILED } from '../api.ts';
import { hasPasskeys, signInWithPasskey } from './api.ts';

interface Props {
  remember: boolean;
  onSignedIn: (me: CurrentUser) => unknown;
  onProblem: (message: string | null) => void;
}

export function PasskeyButton({ remember, onSignedIn, onProblem }: Props) {
  const submit = useMutation({
    mutationFn: () => signInWithPasskey(remember),
    onMutate: () => onProblem(null),
    onSuccess: onSignedIn,
    onError: (error) =>
      onProblem(
        error instanceof CallError && !wasAnswered(error) ? SIGN_IN_FAILED : sentenceOf(error),
      ),
  });
  if (!hasPasskeys()) return null;
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconFingerprint size={18} aria-hidden />}
      loading={submit.isPending}
      onClick={() => submit.mutate()}
    >
      {t('Sign in with a passkey')}
    </Button>
  );
}
