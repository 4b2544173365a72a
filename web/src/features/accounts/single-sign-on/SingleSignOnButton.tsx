import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { startSingleSignOn } from '../api.ts';

interface Props {
  name: string;
  remember: boolean;
  next: string;
  /** Confirms a session before secrets are read, instead of signing in. */
  confirms?: boolean;
  onProblem: (sentence: string | null) => void;
}

export function SingleSignOnButton({ name, remember, next, confirms = false, onProblem }: Props) {
  const [leaving, setLeaving] = useState(false);
  const start = async () => {
    onProblem(null);
    setLeaving(true);
    try {
      const { url } = await startSingleSignOn({
        remember,
        next,
        ...(confirms && { confirm: true }),
      });
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      onProblem(sentenceOf(error));
    }
  };
  // After Back, the browser may restore this page in its waiting state.
  useWindowEvent('pageshow', (event) => {
    if (event.persisted) setLeaving(false);
  });

  return (
    <Button variant="default" fullWidth loading={leaving} onClick={() => void start()}>
      {confirms ? t('Confirm with {name}', { name }) : t('Sign in with {name}', { name })}
    </Button>
  );
}
