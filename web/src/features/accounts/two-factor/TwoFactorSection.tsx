import type { OwnAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { ConfirmPasswordDialog } from '../ConfirmPasswordForm.tsx';
import { AccountSection, NoPassword } from '../own/AccountSection.tsx';
import { disableTwoFactor } from '../own/api.ts';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

const FEW = 3;

function CodesLeft({ left }: { left: number }) {
  const words = left === 1 ? '1 recovery code' : `${left || 'No'} recovery codes`;
  return (
    <Text size="sm" {...(left <= FEW && { c: 'error', fw: 600 })}>
      {words} left{left <= FEW && ': make new ones before you need them.'}
    </Text>
  );
}

interface Props {
  account: OwnAccount;
  username: string;
}

export function TwoFactorSection({ account: { has_password, two_factor }, username }: Props) {
  const { enabled, required, recovery_codes_left } = two_factor;
  const [dialog, setDialog] = useState<'set up' | 'renew' | 'turn off' | null>(null);
  const close = () => setDialog(null);
  return (
    <AccountSection
      title="Two-factor sign-in"
      state={<StateBadge tone={enabled ? 'good' : 'waiting'}>{enabled ? 'On' : 'Off'}</StateBadge>}
      description="Signing in with your password also asks for a code of an authenticator app, so that a stolen password is not enough."
    >
      {required && (
        <Text size="sm">
          Required for administrators{enabled ? ': it cannot be turned off.' : '.'}
        </Text>
      )}
      {enabled && <CodesLeft left={recovery_codes_left} />}
      {has_password ? (
        <Group gap="sm">
          {enabled ? (
            <Button variant="default" onClick={() => setDialog('renew')}>
              New recovery codes
            </Button>
          ) : (
            <Button onClick={() => setDialog('set up')}>Set up</Button>
          )}
          {enabled && !required && (
            <Button variant="light" color="red" onClick={() => setDialog('turn off')}>
              Turn off
            </Button>
          )}
        </Group>
      ) : (
        <NoPassword what="It protects signing in with one. To have one, set it with" />
      )}
      {dialog === 'set up' && <SetUpDialog username={username} onClose={close} />}
      {dialog === 'renew' && <RenewCodesDialog username={username} onClose={close} />}
      {dialog === 'turn off' && (
        <ConfirmPasswordDialog
          title="Turn off two-factor sign-in"
          call={disableTwoFactor}
          action="Turn off"
          danger
          onClose={close}
        >
          <Text size="sm">
            Your password alone will open your account again. The app and the recovery codes that
            you have now will work no more.
          </Text>
        </ConfirmPasswordDialog>
      )}
    </AccountSection>
  );
}
