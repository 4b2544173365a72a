import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { startSingleSignOn } from '../api.ts';

interface Props {
  name: string;
  remember: boolean;
  next: string;
  onProblem: (sentence: string | null) => void;
}

export function SingleSignOnButton({ name, remember, next, onProblem }: Props) {
  const start = useMutation({
    mutationFn: startSingleSignOn,
    onMutate: () => onProblem(null),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => onProblem(sentenceOf(error)),
  });
  // After Back, the browser may restore this page in its waiting state.
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
      {t('Sign in with {name}', { name })}
    </Button>
  );
}
