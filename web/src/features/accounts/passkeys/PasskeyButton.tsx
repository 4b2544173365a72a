import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { CallError, wasAnswered } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { SIGN_IN_FAILED } from '../api.ts';
import { hasPasskeys, signInWithPasskey } from './api.ts';

export function PasskeyButton({
  remember,
  onSignedIn,
  onProblem,
}: {
  remember: boolean;
  onSignedIn: (reply: Awaited<ReturnType<typeof signInWithPasskey>>) => unknown;
  onProblem: (message: string | null) => void;
}) {
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
      Sign in with a passkey
    </Button>
  );
}
