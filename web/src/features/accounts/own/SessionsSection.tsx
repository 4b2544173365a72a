import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import type { Moments } from '#ui/moments.ts';
import { SettlingList } from '#ui/tables/SettlingList.tsx';
import { accountsKeys } from '../api.ts';
import { AccountSection } from './AccountSection.tsx';
import { closeOtherSessions, closeSession } from './api.ts';
import { SessionRow } from './SessionRow.tsx';
import classes from './SessionsSection.module.css';

interface Props {
  sessions: OpenSession[];
  moments: Moments;
  now: number;
}

export function SessionsSection({ sessions, moments, now }: Props) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: closeSession,
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (error) => notifyFailure(error),
    // Refreshes after a failure too, because the session may have expired meanwhile.
    onSettled: () => accountsKeys.refresh(queryClient),
  });
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <AccountSection
      title="Where you are signed in"
      description="If you do not know one of these, sign it out and change your password."
    >
      <SettlingList className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            moments={moments}
            now={now}
            closing={close.isPending && close.variables === session.id}
            onClose={() => close.mutate(session.id)}
          />
        ))}
      </SettlingList>
      {others === 0 ? (
        <Text size="sm" c="dimmed">
          You are signed in nowhere else.
        </Text>
      ) : (
        <div>
          <Button variant="light" color="red" onClick={() => setAsking(true)}>
            Sign out the others
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Sign out the others?"
          action="Sign out"
          send={closeOtherSessions}
          refresh={accountsKeys.refresh}
          onClose={() => setAsking(false)}
        >
          {others === 1 ? 'One other device has' : `${others} other devices have`} to sign in again.
          What is not saved there is lost. You stay signed in here.
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}
