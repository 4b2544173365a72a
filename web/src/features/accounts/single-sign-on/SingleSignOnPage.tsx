import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFragment } from '#core/use-fragment.ts';
import { finishSingleSignOn } from '../api.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';

const NOTHING_THERE = t('This sign-in link has expired. Please sign in again.');

export default function SingleSignOnPage() {
  const afterSignIn = useAfterSignIn();
  const response = useFragment();
  const [problem, setProblem] = useState(response ? null : NOTHING_THERE);
  const sent = useRef(false);

  useEffect(() => {
    // The response works only once, and effects may run twice.
    if (!response || sent.current) return;
    sent.current = true;
    finishSingleSignOn({ response })
      .then(({ next, ...me }) => afterSignIn(me, next))
      .catch((error: unknown) => setProblem(sentenceOf(error)));
  }, [response, afterSignIn]);

  return (
    <BarePage title={problem ? t('Couldn’t sign you in') : t('Signing in')}>
      <Stack gap="md">
        <ErrorArea message={problem} />
        {problem ? (
          <Button component={Link} to="/login">
            {t('Back to sign-in')}
          </Button>
        ) : (
          <Group gap="sm" role="status">
            <Loader size="sm" color="var(--mantine-color-anchor)" aria-hidden />
            <Text>{t('Signing you in…')}</Text>
          </Group>
        )}
      </Stack>
    </BarePage>
  );
}
