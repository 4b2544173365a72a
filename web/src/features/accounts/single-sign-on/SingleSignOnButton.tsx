import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { startSingleSignOn } from './api.ts';

/** Leaves for the identity provider, which sends the browser back to /single-sign-on. */
export function SingleSignOnButton({
  name,
  remember,
  next,
  onProblem,
}: {
  /** The provider's, as the settings call it. */
  name: string;
  remember: boolean;
  /** The path to go to afterwards. */
  next: string;
  onProblem: (sentence: string | null) => void;
}) {
  const start = useMutation({
    mutationFn: startSingleSignOn,
    onMutate: () => onProblem(null),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => onProblem(sentenceOf(error)),
  });
  // Back from the provider, the browser may show this page as it was left: still waiting.
  useWindowEvent('pageshow', (event) => {
    if (event.persisted) start.reset();
  });

  return (
    <Button
      variant="default"
      fullWidth
      loading={start.isPending || start.isSuccess}
      onClick={() => start.mutate({ remember, next })}
    >
      Sign in with {name}
    </Button>
  );
}
