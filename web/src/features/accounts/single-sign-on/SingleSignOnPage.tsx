import { Anchor, Group, Loader, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CallError } from '#core/call.ts';
import { BarePage } from '#ui/BarePage.tsx';
import { ErrorArea } from '#ui/ErrorArea.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { finishSingleSignOn } from './api.ts';

const NOTHING_THERE = 'There is no sign-in to finish here.';
const FAILED = 'An error occurred. Please try again.';

/** Reads what the provider wrote into the fragment, and takes it out of the address (S8). */
function takeResponse(): string {
  const response = window.location.hash.slice(1);
  if (response) window.history.replaceState(window.history.state, '', window.location.pathname);
  return response;
}

/** What becomes of the response, which works once: outside the page, whose effects may run twice. */
let outcome: Promise<void> | null = null;

/** Where the identity provider sends the browser back to. */
export default function SingleSignOnPage() {
  const afterSignIn = useAfterSignIn();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const response = takeResponse();
    if (response) {
      outcome = finishSingleSignOn({ response }).then(({ next, ...me }) => afterSignIn(me, next));
    }
    if (!outcome) return setProblem(NOTHING_THERE);
    outcome.catch((error: unknown) =>
      setProblem(error instanceof CallError ? error.message : FAILED),
    );
  }, [afterSignIn]);

  return (
    <BarePage title={problem ? 'Not signed in' : 'Signing in'}>
      <Stack gap="md">
        <ErrorArea message={problem} />
        {problem ? (
          <Anchor component={Link} to="/login" size="sm">
            Back to sign-in
          </Anchor>
        ) : (
          <Group gap="sm" role="status">
            <Loader size="sm" color="var(--mantine-color-anchor)" aria-hidden />
            <Text>Signing you in…</Text>
          </Group>
        )}
      </Stack>
    </BarePage>
  );
}
